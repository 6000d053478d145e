import { ArrowLeft, RefreshCw } from 'lucide-react';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { JammedPrinterDrawing } from '../illustrations/objects.tsx';
import { CounterScene } from './counter-scene.tsx';

/** An empty `href` links to the current address, which is the one that failed. */
const sameAddress = '';

/** Message for 500 with advice. Does not depend on any service. */
export function ServerError({ content }: WithContent) {
  const { serverError } = content;
  return (
    <CounterScene drawing={<JammedPrinterDrawing label={serverError.drawing} />}>
      <h1>{serverError.title}</h1>
      <p className="lead">{serverError.lead}</p>
      <ol className="scene-steps">
        {serverError.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="button-row">
        <a className="button button-line" href={sameAddress}>
          <RefreshCw className="icon" aria-hidden="true" />
          {serverError.retry}
        </a>
        <PhoneButton content={content} label={serverError.phone} className="button-line" />
        <LineButton content={content} label={serverError.line} className="button-line" />
        <a className="button button-line" href={homeOf(content.language)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {serverError.home}
        </a>
      </div>
      <p className="scene-technical" lang="en">
        {serverError.technical}
      </p>
    </CounterScene>
  );
}
