import type { TextFieldServerProps } from 'payload';
import { promotionNames, publishedPackages } from '../../site-content/published.ts';
import { ChoiceField } from './fields.tsx';

/** A select field with the packages on sale. */
export async function PackageOnSale(props: TextFieldServerProps) {
  const packages = await publishedPackages(props.payload);
  return choiceOf(
    props,
    packages.map(({ code, name }) => ({ value: code, label: name })),
  );
}

/** A select field with the promotions. */
export async function PromotionChoice(props: TextFieldServerProps) {
  const names = await promotionNames(props.payload);
  return choiceOf(
    props,
    names.map((name) => ({ value: name, label: name })),
  );
}

const choiceOf = (
  { clientField, path, readOnly }: TextFieldServerProps,
  choices: { value: string; label: string }[],
) => <ChoiceField field={clientField} path={path} readOnly={readOnly === true} choices={choices} />;
