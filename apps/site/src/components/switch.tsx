import './switch.css';

interface SwitchProps {
  /** The radio group's name, unique on the page. */
  name: string;
  /** The group's accessible name. */
  legend: string;
  /** Sections style panels by `:has(#id:checked)`. */
  options: readonly { id: string; label: string; detail?: string }[];
  /** The id of the option selected at first. */
  initial: string;
  className?: string;
}

/** A segmented control without JavaScript: `:has()` shows the selected option's panel. */
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
