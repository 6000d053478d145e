import { ObjectDrawing } from './objects.tsx';

interface TicketPrinterProps {
  /** Description for screen readers. */
  label: string;
  ticket: { heading: string; number: string; note: string };
}

/** The queue printer at the counter with the ticket it has just printed. Its base is the lower edge. */
export function TicketPrinterDrawing({ label, ticket }: TicketPrinterProps) {
  return (
    <svg className="drawing" viewBox="0 0 600 420" role="img" aria-label={label}>
      <path
        className="drawing-paper"
        d="M196 290V34l14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10v256"
      />
      <text x="308" y="90" textAnchor="middle" fontSize="20" fontWeight="600">
        {ticket.heading}
      </text>
      <path d="M222 108h172" strokeDasharray="2 8" />
      <text
        x="308"
        y="186"
        textAnchor="middle"
        fontSize="84"
        className="drawn-number"
        letterSpacing="-2"
      >
        {ticket.number}
      </text>
      <path d="M222 208h172" strokeDasharray="2 8" />
      <text x="308" y="240" textAnchor="middle" fontSize="18">
        {ticket.note}
      </text>
      <rect className="drawing-fill" x="140" y="270" width="336" height="150" rx="30" />
      <rect className="drawing-paper" x="180" y="284" width="256" height="20" rx="10" />
      <circle cx="424" cy="362" r="13" />
      <path d="M196 362h64" />
      <ObjectDrawing name="bell" x={474} y={345.8} width={112} height={84} />
      <ObjectDrawing name="plant" x={-34} y={280.9} width={210} height={157.5} />
    </svg>
  );
}
