import type { SiteFacts } from '@clinicdee/protocol/site-content';

type Claim = SiteFacts['claims']['claims'][number];

const claim = (name: Claim['claim'], figure: string): Claim => ({
  claim: name,
  figure,
  isShown: true,
});

/** Marketing claims and claimed results (spec §1). Claims without evidence are shown for the sample brand only. */
export const claims: Claim[] = [
  claim('clinics', '100'),
  claim('availability', '24/7'),
  claim('stability', '99.9'),
  claim('timeSaved', '70'),
  claim('efficiency', '300'),
  claim('lessRework', '30'),
  claim('fewerErrors', '95'),
  claim('moreIncome', '25'),
  claim('fewerComplaints', '80'),
  claim('hoursSaved', '4'),
];
