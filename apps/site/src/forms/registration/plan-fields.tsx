import { Minus, Plus } from 'lucide-react';
import { fill } from '../../content/fill-in.ts';
import type { RegistrationErrors, RegistrationValues } from '../../registrations/form.ts';
import { OrdinaryPrice } from '../../components/promotion.tsx';
import { baht } from '../../thai/amount.ts';
import { describedBy, Field, FieldError } from '../fields.tsx';
import type { RegistrationContent } from './content.ts';

interface Props {
  content: RegistrationContent;
  errors: RegistrationErrors;
  initial: RegistrationValues;
  /** The number of branches; undefined while the input is not a number. */
  branches: number | undefined;
  /** Sets the number of branches; undefined before hydration. */
  onBranches: ((count: number) => void) | undefined;
}

/** The package choice and the number of branches. */
export function PlanFields({ content, errors, initial, branches, onBranches }: Props) {
  const { language, packages, words } = content;
  const { fields, plan } = words;
  const single = packages.filter(({ hasBranches }) => !hasBranches).map(({ name }) => name);
  const several = packages.filter(({ hasBranches }) => hasBranches).map(({ name }) => name);
  const count = branches ?? 1;
  const step = (by: number, label: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={!onBranches || count + by < 1}
      onClick={() => onBranches?.(count + by)}
    >
      {by < 0 ? (
        <Minus className="icon" aria-hidden="true" />
      ) : (
        <Plus className="icon" aria-hidden="true" />
      )}
    </button>
  );
  return (
    <fieldset className="signup-plan">
      <legend>{plan.heading}</legend>
      <div
        className="picks"
        role="radiogroup"
        aria-label={fields.package.label}
        aria-invalid={errors.package ? true : undefined}
        aria-describedby={describedBy('registration-package', errors.package)}
      >
        {packages.map(
          (
            { id, hasBranches, isPopular, name, promotion, suitability, users, yearlySatang },
            index,
          ) => (
            <label className="pick" key={id}>
              <input
                type="radio"
                name="package"
                id={index === 0 ? 'registration-package' : undefined}
                value={id}
                data-branches={hasBranches ? 'many' : 'one'}
                defaultChecked={id === initial.package}
              />
              <span>
                <b>{name}</b> {isPopular && <em className="badge now">{plan.recommended}</em>}
                {/* Non-breaking space between a number and its unit. */}
                <small>
                  {fill(plan.size, { suitability, users }).replace(/(\d) /g, '$1\u00a0')}
                </small>
              </span>
              <span className="pick-price">
                {promotion && <OrdinaryPrice promotion={promotion} language={language} />}
                <b className="num">{baht(yearlySatang, language)}</b>
              </span>
            </label>
          ),
        )}
      </div>
      <p className="pick-unit">{plan.perYear}</p>
      <FieldError id="registration-package" error={errors.package} />
      <Field
        id="registration-branches"
        label={fields.branches.label}
        error={errors.branches}
        isRequired
      >
        <span className="stepper">
          {step(-1, plan.fewer)}
          {/* Not type="number": it rejects Thai digits and changes on scroll. */}
          <input
            name="branches"
            id="registration-branches"
            className="num"
            defaultValue={initial.branches}
            required
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={errors.branches ? true : undefined}
            aria-describedby={describedBy('registration-branches', errors.branches)}
          />
          {step(1, plan.more)}
        </span>
      </Field>
      {count > 1 && single.length > 0 && several.length > 0 && (
        <p className="one-branch">
          {fill(plan.oneBranch, { name: single.join(plan.and), others: several.join(plan.and) })}
        </p>
      )}
    </fieldset>
  );
}
