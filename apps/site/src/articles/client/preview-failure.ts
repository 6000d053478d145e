import { ContentSiteError } from './content-site.ts';

/** Why a draft is not shown: its link, the office that is away, or its own problems, with what the office says of them. */
export interface PreviewFailure {
  failure: 'link' | 'away' | 'refused';
  said?: string | undefined;
}

/** What the office's answer means to whoever wanted to see a draft. A key that it does not take is nobody's link. */
export function previewFailureOf(error: unknown): PreviewFailure {
  const { code, said } = error instanceof ContentSiteError ? error : { code: '', said: undefined };
  if (code === 'http_422') return { failure: 'refused', said };
  // Where it is no article, it has no words that could be shown.
  if (code === 'not_an_article') return { failure: 'refused' };
  return { failure: code === 'http_403' || code === 'http_404' ? 'link' : 'away' };
}
