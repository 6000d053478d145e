import {
  type HomeContent,
  type SectionName,
  sectionNames,
  type SectionTexts,
} from '@clinicdee/protocol/site-content';
import { sectionWith } from './home.ts';

/** The sentences of the sections of the English landing page; as {@link sectionTexts} for the Thai one. */
export const englishSectionTexts: SectionTexts = {
  clinics: { title: ['Clinics that open', 'every morning with us'] },
  problems: {
    title: ['The daily time-wasters', 'end on one screen'],
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
        detail: 'By lot, with the balance of each branch. When stock runs low, the order is ready.',
      },
    ],
  },
  'user-groups': {
    title: ['Different jobs,', 'each with its own screen'],
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
        detail: 'CRM and vouchers to look after customers, linked to LINE, with your own web page.',
      },
    ],
    gains: {
      title: ['Everything in one system,', 'no work done twice'],
      detail: 'For one branch or many, and for clinics of every size.',
    },
  },
  workflow: {
    title: ['One patient, five steps,', 'and nobody writes anything twice'],
    lead: ['The bars below are as long', 'as each step takes;', 'data passes on up to the report.'],
    steps: [
      {
        title: 'Check-in',
        description: ['Insert the ID card,', 'open the file,', 'print a queue ticket'],
      },
      {
        title: 'Appointment',
        description: ['Choose doctor and time;', 'LINE tells the patient'],
      },
      {
        title: 'Treatment',
        description: ['OPD card,', 'photos,', 'signature,', 'prescription'],
      },
      {
        title: 'Payment',
        description: ['Deduct the deposit,', 'print the receipt,', 'doctor’s fee included'],
      },
      { title: 'Report', description: ['Sales and stock up to date', 'for the owner'] },
    ],
  },
  results: { title: ['What changes', 'with the system'], storiesTitle: 'Stories from clinics' },
  pricing: {
    title: ['Paid yearly, per branch.', 'No surprises.'],
    lead: ['All prices exclude VAT.', 'No installation fee', 'and no hidden costs.'],
    comparisonTitle: 'Compare every feature',
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
  },
  equipment: {
    title: ['Devices:', 'only what your counter needs'],
    note: 'Prices per unit, excl. VAT',
  },
  faq: {
    title: 'Before you start',
    closing: 'Your question is not here? Talk to one of our specialists.',
  },
};

/** Returns a section with its built-in English sentences. */
export const builtInEnglishSection = sectionWith(englishSectionTexts);

/** Returns the English landing page with its built-in words. @param names its sections in order */
export const englishHomeOf = (names: readonly SectionName[]): HomeContent => ({
  searchTitle: '{{name}}: online clinic management system for Thailand',
  searchDescription:
    'Online clinic management: patient records, appointments, treatment rooms, billing and pharmacy. {{price}}',
  hero: {
    title: ['Your clinic’s', 'whole day on', 'one screen'],
    lead: '{{name}} is the online clinic management system for Thailand: patient records, appointments, treatment rooms, billing and pharmacy of all your branches in one place.',
    devices: 'It runs on phones, tablets and computers.',
    phone: 'Free trial',
    toForm: 'Or leave your number and we will call you',
    reasons: [
      { title: 'We move your data free', detail: 'Done in 3–7 working days' },
      { title: '30-day satisfaction guarantee', detail: 'With every package' },
      { title: 'Your data stays in Thailand', detail: 'Automatic backup in 3\u00a0places' },
    ],
  },
  closing: {
    title: ['Become a', 'digital clinic', 'today'],
    lead: [
      'Leave your details',
      'and we will call you back',
      'for a free demonstration,',
      'or talk to us now.',
    ],
  },
  sections: names.map(builtInEnglishSection),
});

/** The English landing page as long as the office has published none. */
export const englishHome = englishHomeOf(sectionNames);
