import { FolderInput, Server, ShieldCheck } from 'lucide-react';
import type { WithContent } from '../content/site-content.ts';
import './reasons.css';

const icons = {
  move: <FolderInput className="icon" aria-hidden="true" />,
  guarantee: <ShieldCheck className="icon" aria-hidden="true" />,
  data: <Server className="icon" aria-hidden="true" />,
};

interface ReasonsProps extends WithContent {
  /** `reasons-column` beside a form, with ticks; else a strip with icons. Both need a dark background. */
  className?: string;
}

/** Three selling points: free migration, the guarantee, data location. */
export function Reasons({ content: { reasons }, className = '' }: ReasonsProps) {
  return (
    <ul className={`reasons ${className}`}>
      {reasons.map(({ icon, title, detail }) => (
        <li key={icon}>
          {className !== 'reasons-column' && icons[icon]}
          <span>
            <b>{title}</b> {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
