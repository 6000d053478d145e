import type { TextFieldServerProps } from 'payload';
import { publishedPackages } from '../../site-content/published.ts';
import { ChoiceField } from './fields.tsx';

/** A select field with the packages on sale. */
export async function PackageOnSale({
  clientField,
  path,
  payload,
  readOnly,
}: TextFieldServerProps) {
  const packages = await publishedPackages(payload);
  const choices = packages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ChoiceField field={clientField} path={path} readOnly={readOnly === true} choices={choices} />
  );
}

/** A select field with the promotions, also drafts, so that a campaign page can be prepared. */
export async function PromotionChoice(props: TextFieldServerProps) {
  const { clientField, path, payload, readOnly, user } = props;
  const { promotions } = await payload.findGlobal({
    slug: 'promotions',
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const choices = (promotions ?? []).flatMap(({ name }) =>
    name ? [{ value: name, label: name }] : [],
  );
  return (
    <ChoiceField field={clientField} path={path} readOnly={readOnly === true} choices={choices} />
  );
}
