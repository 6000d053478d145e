import type { WithContent } from '../content/site-content.ts';
import './announcement.css';

/** The vendor's announcement above the top bar, on its days. */
export function Announcement({ content }: WithContent) {
  const { announcement, page } = content;
  if (!announcement?.isCurrent) return null;
  const { label, link, text } = announcement;
  const isExternal = link !== undefined && !link.href.startsWith('/');
  return (
    <aside className="announcement" aria-label={label}>
      <p>
        {text}{' '}
        {link && (
          <a href={link.href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
            {link.label}
            {isExternal && <span className="icon-external">{page.newTab}</span>}
          </a>
        )}
      </p>
    </aside>
  );
}
