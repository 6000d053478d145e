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

/** A claim of the vendor. Validation: `packages/protocol/src/site-content/claims.ts`. */
interface Claim {
  claim: ClaimName;
  figure: string;
  isShown: boolean;
  /** The proof and where it is stored. Shown to staff only. */
  evidence?: string | undefined;
  /** How and when it was measured. Shown beside the figure, which is then larger. */
  method?: string | undefined;
  /** The date of the next review. */
  reviewOn?: string | undefined;
}

const claim = (name: ClaimName, figure: string): Claim => ({ claim: name, figure, isShown: true });

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
