import { bindHtml } from '@clinicdee/thai';
import { POLICY } from './headers.ts';
import { ownPolicy } from './own-policy.ts';
import type { Whole } from './whole.ts';

/** Lines of a page break between words, and its policy is of its own; built pages are set by the build. */
export function typeset(page: Whole): Whole {
  const { body, headers } = page;
  if (!headers['content-type']?.startsWith('text/html')) return page;
  const html = bindHtml(new TextDecoder().decode(body));
  const policy = headers[POLICY];
  return {
    ...page,
    body: new TextEncoder().encode(html),
    headers: { ...headers, ...(policy && { [POLICY]: ownPolicy(policy, html) }) },
  };
}
