'use client';

import { slugFrom } from '@clinicdee/protocol';
import { FieldDescription, SlugField as PayloadsField, useField } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/**
 * The slug of an article. Normalizes it on blur to the stored form, which a save returns to the form only if no
 * autosave is in progress.
 */
export function SlugField(props: ComponentProps<typeof PayloadsField>) {
  const { setValue, value } = useField<string | undefined>({ path: props.path });
  const normalize = () => {
    const slug = slugFrom(value ?? '');
    if (slug !== '' && slug !== value) setValue(slug);
  };
  const { description } = props.field.admin ?? {};
  return (
    <div onBlur={normalize}>
      <PayloadsField {...props} />
      {/* Payload's field shows none. */}
      <FieldDescription path={props.path} {...(description !== undefined && { description })} />
    </div>
  );
}
