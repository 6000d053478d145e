import { isSampleVendor } from '@clinicdee/brand/vendor';

/** A claim about customers or the product, with its evidence. */
interface Statement {
  isSample?: boolean | undefined;
  evidence?: string | undefined;
}

/** Whether a claim may be published: it has evidence, or the vendor is the sample. */
export const isPublic = ({ evidence, isSample }: Statement): boolean =>
  isSampleVendor || (evidence !== undefined && isSample !== true);
