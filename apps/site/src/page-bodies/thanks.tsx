import { Copy } from 'lucide-react';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Phrases } from '../components/thai.tsx';
import { Ticket, TicketLineLink, TicketMachine } from '../components/ticket.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import '../components/ticket.css';
import '../styles/steps.css';
import './thanks.css';

/** An accepted form. */
interface Receipt {
  /** Reference number, if any. */
  reference: string | undefined;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

interface Props extends WithContent {
  /** Texts for the lead form or the registration. */
  of: SiteContent['thanks'];
  /** Undefined if the address names no accepted form. */
  receipt: Receipt | undefined;
  now: Date;
  /** Whether the lead is new, so that the visitor's tags count it. */
  isNew?: boolean;
}

/** Thanks page of a form sent without JavaScript: the ticket and the next steps. */
export function Thanks({ content, of: thanks, receipt, now, isNew = false }: Props) {
  if (!receipt) return <UnknownReference content={content} of={thanks} />;
  const { ticket } = thanks;
  const { reference, receivedAt } = receipt;
  return (
    <div className="wrap thanks" data-new-lead={isNew ? reference : undefined}>
      <div className="thanks-panel">
        <div className="thanks-words">
          <h1>
            <Phrases of={thanks.title} />
          </h1>
          <p className="lead">{thanks.lead}</p>
          {reference !== undefined && (
            <div className="button-row">
              <TicketLineLink words={ticket} reference={reference} />
              <CopyButton text={reference} words={ticket} icon={Copy} />
            </div>
          )}
        </div>
        <Ticket
          words={ticket}
          language={content.language}
          reference={reference}
          received={new Date(receivedAt)}
          now={now}
        />
      </div>
      <div className="thanks-after">
        <section>
          <h2>{thanks.next}</h2>
          <ol className="steps thanks-steps">
            {thanks.steps.map((step, index) => (
              <li key={step.name} className={index === 0 ? 'is-done' : undefined}>
                <b>
                  {step.name}
                  {index === 0 && <span className="sr-only"> {thanks.isDone}</span>}
                </b>
                <span>{step.detail}</span>
              </li>
            ))}
          </ol>
        </section>
        <nav aria-labelledby="thanks-meanwhile">
          <h2 id="thanks-meanwhile">{thanks.meanwhile}</h2>
          <ul>
            {thanks.links.map(({ label, href }) => (
              <li key={href}>
                <a className="link link-touch" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Shown if the address names no accepted form: links to the form and to contacts. */
function UnknownReference({ content, of: { unknown } }: Pick<Props, 'content' | 'of'>) {
  const { title, lead, form, line } = unknown;
  return (
    <div className="wrap thanks">
      <div className="thanks-panel">
        <div className="thanks-words">
          <h1>
            <Phrases of={title} />
          </h1>
          <p className="lead">{lead}</p>
          <div className="button-row">
            <a className="button button-main" href={form.href}>
              {form.label}
            </a>
            <PhoneButton
              content={content}
              label={content.brand.phone.shown}
              className="button-line num keep"
            />
            <LineButton content={content} label={line} className="button-line" />
          </div>
        </div>
        <div className="printing">
          <TicketMachine />
        </div>
      </div>
    </div>
  );
}
