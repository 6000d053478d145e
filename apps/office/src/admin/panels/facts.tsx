import type { JSONFieldServerProps } from 'payload';

/**
 * What came with an enquiry under names of its own, to be read. Payload's editor for JSON would fetch
 * its code from somebody else's server.
 */
export function Facts({ data, field, path }: JSONFieldServerProps) {
  const facts: unknown = (data as Record<string, unknown>)[path];
  if (typeof facts !== 'object' || facts === null) return null;
  return (
    <section className="field-type" aria-label={typeof field.label === 'string' ? field.label : ''}>
      <p className="field-label">{typeof field.label === 'string' ? field.label : ''}</p>
      <dl className="lead-facts">
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
