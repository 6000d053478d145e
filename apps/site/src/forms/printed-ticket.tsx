import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../browser/copy.ts';
import { Ticket, TicketLineLink, type TicketWords } from '../components/ticket.tsx';

interface Props {
  words: TicketWords;
  reference: string | undefined;
}

/** The ticket of a form sent just now. */
export function PrintedTicket({
  words,
  reference,
  language,
  phone,
}: Props & { language: string; phone: string }) {
  const [now] = useState(() => new Date());
  return <Ticket {...{ words, language, reference, phone, now }} received={now} />;
}

/** Actions with the reference number: ask in LINE, or copy it. Renders nothing without a number. */
export function TicketActions({ words, reference }: Props) {
  if (reference === undefined) return null;
  return (
    <>
      <TicketLineLink words={words} reference={reference} />
      <button
        type="button"
        className="button button-line"
        onClick={() => void copyText(reference, words)}
      >
        <Copy className="icon" aria-hidden="true" />
        <span>{words.copy}</span>
      </button>
    </>
  );
}
