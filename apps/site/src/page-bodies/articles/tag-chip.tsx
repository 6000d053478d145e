import { Check } from 'lucide-react';
import './list-tools.css';

interface Props {
  href: string;
  label: string;
  /** Number of articles. */
  count: number;
  isChosen?: boolean;
}

/** A link to the articles of a tag, with their number. */
export function TagChip({ href, label, count, isChosen = false }: Props) {
  return (
    <a className="chip" href={href} aria-current={isChosen ? 'true' : undefined}>
      {isChosen && <Check className="icon" aria-hidden="true" />}
      <span>{label}</span> <small>{count}</small>
    </a>
  );
}
