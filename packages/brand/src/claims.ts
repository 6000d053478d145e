type ClaimName =
  | 'clinics'
  | 'availability'
  | 'stability'
  | 'timeSaved'
  | 'efficiency'
  | 'lessRework'
  | 'fewerErrors'
  | 'moreIncome'
  | 'fewerComplaints'
  | 'hoursSaved';

/** Something that the vendor claims. Its rules: `packages/protocol/src/site-content/claims.ts`. */
interface Claim {
  claim: ClaimName;
  figure: string;
  isShown: boolean;
  /** What proves it, and where that is kept: for staff alone. */
  evidence?: string | undefined;
  /** How it was measured, and when: shown beside the figure, which then stands larger. */
  method?: string | undefined;
  /** The day by which it is to be looked at again. */
  reviewOn?: string | undefined;
}

const claim = (name: ClaimName, figure: string): Claim => ({ claim: name, figure, isShown: true });

/** Marketing claims and claimed results (spec §1). Outside the sample brand only those with evidence are shown. */
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
