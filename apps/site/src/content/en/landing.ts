import { baht } from '../../thai/amount.ts';
import { betweenPackages, lowestPrice } from '../packages.ts';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import type { SiteContent } from '../site-content.ts';
import type { Claims } from '../th/claims.ts';
import { figuresOf } from '../th/results.ts';
import { statsOf } from '../th/clinics.ts';
import { ordinary } from '../th/landing.ts';
import type { Words } from '../with-words.ts';
import type { viewTexts } from './views.ts';

type Notes = ReturnType<typeof viewTexts>['notes'];

/** Texts of the landing page around the sentences of its English document, from top to bottom. */
export function landingTexts(
  { home }: Pick<Facts, 'home'>,
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
      title: fill(home.searchTitle, { name, headline: home.hero.title.slice(-2).join(' ') }),
      description: fill(home.searchDescription, { name, price }),
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
      lead: fill(home.hero.lead, { name }),
      line: ['Chat with us on', 'LINE'],
      opening: {
        open: 'Open now, until {{clock}}',
        today: 'Opens today at {{clock}}',
        tomorrow: 'Opens tomorrow at {{clock}}',
        later: 'Opens {{day}} at {{clock}}',
      },
      proof: {
        clinics: claims.has('clinics')
          ? `Chosen by more than ${claims.get('clinics')?.figure} clinics`
          : undefined,
        price,
      },
      story: { pause: 'Stop the animation', again: 'Play the animation again' },
    },
    clinics: {
      stats: statsOf(
        { clinics: 'clinics use it', availability: 'available', stability: 'uptime' },
        claims,
      ),
    },
    problems: {
      heads: { before: 'Before', after: `With ${name}` },
      pairs: notes.map((note) => ({ note })),
    },
    userGroups: { legend: 'Choose a role to see its screen' },
    workflow: {
      minutes: 'min',
      steps: [
        { time: { unit: 'sec' } },
        { time: { unit: 'min' } },
        { time: { unit: 'min' } },
        { time: { unit: 'min' } },
        { time: { value: 'Instant' } },
      ],
    },
    results: {
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
    stories: { sampleLabel: 'Sample story' },
    pricing: {
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
    comparison: {
      rowHeading: 'Feature',
      differing: 'first the {{count}} that differ',
      showSame: 'Also show the {{count}} that are the same in every package',
      has: 'Included',
      lacks: 'Not included',
    },
    equipment: { currency: 'baht' },
    faq: { closing: { phone: 'Call a specialist', line: 'Chat on LINE' } },
    contact: {
      phone: 'Free trial',
      line: 'Chat with us on LINE',
      map: { open: 'Open the map', frameTitle: `Map of the ${name} office` },
    },
  } satisfies Words<SiteContent>;
}
