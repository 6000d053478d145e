import type { UIFieldServerProps } from 'payload';
import { isEnquiryCollection, type Subject } from '../../enquiries/subject.ts';
import type { Lead, Registration } from '../../payload-types.ts';

/** Which lead or registration a panel stands in; undefined where there is none. */
export function subjectOfForm(props: UIFieldServerProps): Subject | undefined {
  const { collectionSlug, id } = props;
  return isEnquiryCollection(collectionSlug) && id !== undefined
    ? { relationTo: collectionSlug, value: Number(id) }
    : undefined;
}

/** The record that the form shows. */
export function recordOfForm(props: UIFieldServerProps): Partial<Lead & Registration> {
  return props.data;
}
