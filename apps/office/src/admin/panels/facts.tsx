import type { JSONFieldServerProps } from 'payload';

/**
 * Shows additional fields of an enquiry read-only. Not Payload's JSON editor, which loads its code from a
 * third-party server.
 */
export function Facts({ data, field, path }: JSONFieldServerProps) {
  const facts: unknown = (data as Record<string, unknown>)[path];
  if (typeof facts !== 'object' || facts === null) return null;
  const label = typeof field.label === 'string' ? field.label : path;
  return (
    <section className="facts field-type" aria-label={label}>
      <p className="field-label">{label}</p>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
