import { ContentSiteError } from './content-site.ts';

/** Why a draft cannot be shown: invalid link, office unreachable, or invalid draft with the office's message. */
export interface PreviewFailure {
  failure: 'link' | 'away' | 'refused';
  said?: string | undefined;
}

/** Maps an error to a preview failure. A rejected API key counts as `away`, not as an invalid link. */
export function previewFailureOf(error: unknown): PreviewFailure {
  const { code, said } = error instanceof ContentSiteError ? error : { code: '', said: undefined };
  if (code === 'http_422') return { failure: 'refused', said };
  // An invalid article comes without a message.
  if (code === 'not_an_article') return { failure: 'refused' };
  return { failure: code === 'http_403' || code === 'http_404' ? 'link' : 'away' };
}
