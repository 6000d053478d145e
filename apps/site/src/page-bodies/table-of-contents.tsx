import { ChevronDown } from 'lucide-react';
import './table-of-contents.css';

interface TableOfContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
  hasNumbers?: boolean;
}

/**
 * Table of contents of a long page: collapsed above the text on a phone, beside the text on wider screens.
 * It renders two lists and hides one, since screen readers announce a `<details>` that CSS forces open as
 * collapsed.
 */
export function TableOfContents({ title, sections, hasNumbers = true }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-label={title}>
      <details className="toc-fold">
        <summary>
          {title}
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <Entries sections={sections} hasNumbers={hasNumbers} />
      </details>
      <div className="toc-beside">
        <p className="toc-title">{title}</p>
        <Entries sections={sections} hasNumbers={hasNumbers} />
      </div>
    </nav>
  );
}

function Entries({ sections, hasNumbers }: Omit<TableOfContentsProps, 'title'>) {
  return (
    <ol>
      {sections.map((section, index) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>
            {hasNumbers && <span className="toc-number">{index + 1}</span>}{' '}
            <span>{section.title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
