import type { WithContent } from '../content/site-content.ts';
import { NoPage } from './no-page.tsx';

/** Message for 404 with links to other pages (spec §2, "Not-found page"). */
export function NotFound({ content: { notFound } }: WithContent) {
  return <NoPage {...notFound} title={<span lang="en">{notFound.title}</span>} />;
}
