import { baht } from '../../thai/amount.ts';
import { betweenPackages, lowestPrice } from '../packages.ts';
import type { SiteContent } from '../site-content.ts';
import type { Claims } from '../th/claims.ts';
import { figuresOf } from '../th/results.ts';
import { statsOf } from '../th/clinics.ts';
import { ordinary } from '../th/landing.ts';
import type { Words } from '../with-words.ts';
import type { viewTexts } from './views.ts';

type Notes = ReturnType<typeof viewTexts>['notes'];

/** Texts of the landing page, from top to bottom. */
export function landingTexts(
  { brand, packages }: Pick<SiteContent, 'brand' | 'packages'>,
  claims: Claims,
  notes: Notes,
) {
  const { name } = brand;
  const from = `From ${baht(lowestPrice(packages), 'en')} baht`;
  const price = `${from} per year and branch (excl. VAT)`;
  const hours = claims.get('hoursSaved');
  return {
    landing: {
      title: `${name}: online clinic management system for Thailand`,
      description: `Online clinic management: patient records, appointments, treatment rooms, billing and pharmacy. ${price}`,
      sharePicture: {
        label: [
          `From ${baht(lowestPrice(packages.map(ordinary)), 'en')} baht`,
          'per year and branch (excl. VAT)',
        ],
        caption: 'Income today, {{branches}} branches',
        week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
      },
    },
    hero: {
      title: ['Your clinic’s', 'whole day on', 'one screen'],
      lead: `${name} is the online clinic management system for Thailand: patient records, appointments, treatment rooms, billing and pharmacy of all your branches in one place.`,
      devices: 'It runs on phones, tablets and computers.',
      phone: 'Free trial',
      line: ['Chat with us on', 'LINE'],
      opening: {
        open: 'Open now, until {{clock}}',
        today: 'Opens today at {{clock}}',
        tomorrow: 'Opens tomorrow at {{clock}}',
        later: 'Opens {{day}} at {{clock}}',
      },
      toForm: 'Or leave your number and we will call you',
      proof: {
        clinics: claims.has('clinics')
          ? `Chosen by more than ${claims.get('clinics')?.figure} clinics`
          : undefined,
        price,
      },
      story: { pause: 'Stop the animation', again: 'Play the animation again' },
    },
    reasons: [
      { title: 'We move your data free', detail: 'Done in 3–7 working days' },
      { title: '30-day satisfaction guarantee', detail: 'With every package' },
      { title: 'Your data stays in Thailand', detail: 'Automatic backup in 3\u00a0places' },
    ],
    clinics: {
      title: ['Clinics that open', 'every morning with us'],
      stats: statsOf(
        { clinics: 'clinics use it', availability: 'available', stability: 'uptime' },
        claims,
      ),
    },
    problems: {
      title: ['The daily time-wasters', 'end on one screen'],
      heads: { before: 'Before', after: `With ${name}` },
      pairs: [
        {
          problem: ['Searching shelves of paper files', 'while the patient waits at the counter'],
          solution: 'Scan the ID card and the history is there',
          detail: 'Records are in the cloud. Search by name, phone or HN from any branch.',
        },
        {
          problem: ['Phoning patients one by one,', 'who forget anyway and leave gaps'],
          solution: 'Reminders go to LINE by themselves',
          detail: 'Set it up once. Patients are reminded, and every room sees the same queue.',
        },
        {
          problem: ['Working out doctor fees all night', 'and the figures never match'],
          solution: 'Doctor fees are calculated case by case',
          detail: 'By the rules you set. Doctors can look up their own total.',
        },
        {
          problem: ['Medicine expires in the cupboard', 'and runs out when you need it'],
          solution: 'Stock warns before expiry and reorders',
          detail:
            'By lot, with the balance of each branch. When stock runs low, the order is ready.',
        },
      ].map((pair, index) => ({ ...pair, note: notes[index] })),
    },
    userGroups: {
      title: ['Different jobs,', 'each with its own screen'],
      legend: 'Choose a role to see its screen',
      owner: {
        role: 'Owner',
        title: ['See profit,', 'not just sales'],
        points: [
          'Income and cost in real time, not at the end of the month',
          'All branches compared on one page',
          'The profit of each service, so you know what to build on',
        ],
      },
      doctor: {
        role: 'Doctor',
        title: ['Time for patients,', 'not for paperwork'],
        points: [
          'Your own shifts and appointments at a glance',
          'Write notes and read OPD cards on a tablet',
          'Fees case by case, open to check at any time',
        ],
      },
      frontOffice: {
        role: 'Front desk',
        title: ['Quick check-in,', 'no long queues'],
        points: [
          'Insert the ID card and the registration fills in',
          'Queue and appointments show which room is free',
          'Take payment, print receipts and deduct deposits on one page',
        ],
      },
    },
    features: {
      title: ['Eight jobs of a clinic,', 'one continuous flow'],
      lead: 'Entered once at the counter, data flows on to the treatment room, billing, pharmacy and reports.',
      appointments: {
        title: ['Appointments and queue,', 'with LINE reminders'],
        detail:
          'Book by doctor and room and see the free slots of the week. The system reminds patients on LINE by itself.',
      },
      finance: {
        title: ['Billing', 'and automatic doctor fees'],
        detail:
          'Payments, deposits, expenses and doctor fees in one account. The day is balanced before the lights go out.',
      },
      stock: {
        title: ['Medicine and supplies'],
        detail:
          'Tracked by lot, with a warning before expiry and an automatic order at the reorder level.',
      },
      rest: [
        {
          title: 'Registration and records',
          detail: 'Register by scanning the ID card; the whole history is in one electronic file.',
        },
        {
          title: 'Treatment room',
          detail:
            'Doctor’s notes, before-and-after photos and digital signature on a single OPD card.',
        },
        {
          title: 'Lab and X-ray',
          detail: 'Attach results to the record and send them to the patient on LINE.',
        },
        {
          title: 'Reports and dashboard',
          detail: 'Income, cost and profit of every branch at a glance.',
        },
        {
          title: 'CRM and clinic website',
          detail:
            'CRM and vouchers to look after customers, linked to LINE, with your own web page.',
        },
      ],
      gains: {
        title: ['Everything in one system,', 'no work done twice'],
        detail: 'For one branch or many, and for clinics of every size.',
      },
    },
    workflow: {
      title: ['One patient, five steps,', 'and nobody writes anything twice'],
      lead: [
        'The bars below are as long',
        'as each step takes;',
        'data passes on up to the report.',
      ],
      minutes: 'min',
      steps: [
        {
          title: 'Check-in',
          description: ['Insert the ID card,', 'open the file,', 'print a queue ticket'],
          time: { unit: 'sec' },
        },
        {
          title: 'Appointment',
          description: ['Choose doctor and time;', 'LINE tells the patient'],
          time: { unit: 'min' },
        },
        {
          title: 'Treatment',
          description: ['OPD card,', 'photos,', 'signature,', 'prescription'],
          time: { unit: 'min' },
        },
        {
          title: 'Payment',
          description: ['Deduct the deposit,', 'print the receipt,', 'doctor’s fee included'],
          time: { unit: 'min' },
        },
        {
          title: 'Report',
          description: ['Sales and stock up to date', 'for the owner'],
          time: { value: 'Instant' },
        },
      ],
    },
    results: {
      title: ['What changes', 'with the system'],
      lead: hours && {
        unit: 'hours a day',
        label: 'of administrative work saved',
      },
      figures: figuresOf(
        {
          timeSaved: 'Working time saved',
          efficiency: 'Efficiency',
          lessRework: 'Less duplicate work',
          fewerErrors: 'Fewer human errors',
          moreIncome: 'More income',
          fewerComplaints: 'Fewer complaints',
        },
        claims,
      ),
    },
    stories: { title: 'Stories from clinics', sampleLabel: 'Sample story' },
    pricing: {
      title: ['Paid yearly, per branch.', 'No surprises.'],
      lead: ['All prices exclude VAT.', 'No installation fee', 'and no hidden costs.'],
      popular: 'Recommended',
      perYear: 'baht per year and per branch',
      perMonth: 'about {{amount}} baht a month',
      choose: 'Choose {{name}}',
      features: {
        all: '{{subject}}: all {{count}} features',
        several: 'All {{count}} features',
        added: 'Everything in {{smaller}}, plus {{count}}',
        same: 'Everything in {{smaller}}',
      },
      choosePlan: 'Choose a package to see',
      users: 'Users',
      storage: 'Storage',
      support: 'Support',
      advice: betweenPackages(packages).map(
        ({ doctors: [first, last], fitting: { name: fitting, users } }) => {
          const count = first === last ? `${first}` : `${first}–${last}`;
          return first === 1
            ? `${count} ${last === 1 ? 'doctor' : 'doctors'}: start with ${fitting}.`
            : `With ${count} doctors we recommend ${fitting} (users: ${users}).`;
        },
      ),
    },
    inclusions: {
      title: 'Included in every package',
      alone: 'Included in this price',
      points: [
        { name: 'Installation', price: 'none' },
        { name: 'Lifetime updates', price: 'free' },
        { name: 'Training', price: 'free' },
        { name: 'Moving your data', price: 'free' },
        { name: 'Hidden costs', price: 'none' },
      ],
      sum: { name: 'Extra to pay', price: '0 baht' },
      guarantee: '30-day satisfaction guarantee',
    },
    comparison: {
      title: 'Compare every feature',
      rowHeading: 'Feature',
      differing: 'first the {{count}} that differ',
      showSame: 'Also show the {{count}} that are the same in every package',
      has: 'Included',
      lacks: 'Not included',
    },
    equipment: {
      title: ['Devices:', 'only what your counter needs'],
      note: 'Prices per unit, excl. VAT',
      currency: 'baht',
    },
    faq: {
      title: 'Before you start',
      closing: {
        text: 'Your question is not here? Talk to one of our specialists.',
        phone: 'Call a specialist',
        line: 'Chat on LINE',
      },
    },
    contact: {
      title: ['Become a', 'digital clinic', 'today'],
      lead: [
        'Leave your details',
        'and we will call you back',
        'for a free demonstration,',
        'or talk to us now.',
      ],
      phone: 'Free trial',
      line: 'Chat with us on LINE',
      map: { open: 'Open the map', frameTitle: `Map of the ${name} office` },
    },
  } satisfies Words<SiteContent>;
}
