import './switch.css';

interface SwitchProps {
  /** The radios' name, which no other switch of the page has. */
  name: string;
  /** What is chosen here, for a screen reader. */
  legend: string;
  /** `id` is what the section's styles ask for: `:has(#id:checked)`. */
  options: readonly { id: string; label: string; detail?: string }[];
  /** The id of the one that is chosen at first. */
  initial: string;
  className?: string;
}

/** One of a few, in one track, without a script: each choice shows its panel by `:has()`. */
export function Switch({ name, legend, options, initial, className = '' }: SwitchProps) {
  return (
    <fieldset className={`switch ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label, detail }) => (
        <label key={id}>
          <input type="radio" name={name} id={id} defaultChecked={id === initial} />
          {label}
          {detail && <small className="num">{detail}</small>}
        </label>
      ))}
    </fieldset>
  );
}
