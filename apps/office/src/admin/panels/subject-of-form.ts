import type { UIFieldServerProps } from 'payload';
import { isEnquiryCollection, type Subject } from '../../enquiries/subject.ts';
import type { Lead, Registration } from '../../payload-types.ts';

/** Returns the lead or registration of a panel; undefined while it is being created, or in another collection. */
export function subjectOfForm(props: UIFieldServerProps): Subject | undefined {
  const { collectionSlug, id } = props;
  return isEnquiryCollection(collectionSlug) && id !== undefined
    ? { relationTo: collectionSlug, value: Number(id) }
    : undefined;
}

/** Returns the record of the form. */
export function recordOfForm(props: UIFieldServerProps): Partial<Lead & Registration> {
  return props.data;
}
