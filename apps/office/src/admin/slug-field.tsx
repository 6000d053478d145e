'use client';

import { slugFrom } from '@clinicdee/protocol';
import { SlugField as PayloadsField, useField } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/**
 * The address of an article. Once it is left it stands there as it will be kept: the office says so after
 * a save as well, but not where a draft was being kept at that moment.
 */
export function SlugField(props: ComponentProps<typeof PayloadsField>) {
  const { setValue, value } = useField<string | undefined>({ path: props.path });
  const tidy = () => {
    const slug = slugFrom(value ?? '');
    if (slug !== '' && slug !== value) setValue(slug);
  };
  return (
    <div onBlur={tidy}>
      <PayloadsField {...props} />
    </div>
  );
}
