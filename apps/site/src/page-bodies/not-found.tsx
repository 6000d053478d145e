import type { WithContent } from '../content/site-content.ts';
import { NoPage } from './no-page.tsx';

/** Says that an address leads nowhere, and offers ways on (spec §2, "Not-found page"). */
export function NotFound({ content: { notFound } }: WithContent) {
  return <NoPage {...notFound} title={<span lang="en">{notFound.title}</span>} />;
}
