import { LineGlyph } from '../../components/glyphs.tsx';
import type { RegistrationContent } from './content.ts';

/** The steps after submission, and a contact for questions before it. */
export function NextSteps({ content: { words } }: { content: RegistrationContent }) {
  const { next } = words;
  return (
    <section className="signup-next" aria-labelledby="registration-next">
      <h3 id="registration-next">{next.heading}</h3>
      <ol>
        {next.steps.map(({ title, detail }) => (
          <li key={title}>
            <b>{title}</b> <small>{detail}</small>
          </li>
        ))}
      </ol>
      <p>
        {`${next.ask} `}
        <a className="link" href={next.lineHref} target="_blank" rel="noopener">
          <LineGlyph />
          {next.line}
          <span className="sr-only">{next.newTab}</span>
        </a>
      </p>
    </section>
  );
}
