import { isSampleVendor } from '@clinicdee/brand/vendor';

/** What is said of customers or of the product, and what proves it. */
interface Statement {
  isSample?: boolean | undefined;
  evidence?: string | undefined;
}

/** Whether the public may see it: with evidence, or in the sample brand, which is nobody's. */
export const isPublic = ({ evidence, isSample }: Statement): boolean =>
  isSampleVendor || (evidence !== undefined && isSample !== true);
