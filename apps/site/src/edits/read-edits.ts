import { siteContent } from '@clinicdee/protocol/site-content';
import { isDeepStrictEqual } from 'node:util';
import { factsWith, fileFacts } from '../content/facts.ts';
import { type Contents, contentsOf, fileContents } from '../content/site-content.ts';

/** Words and figures that are not what they must be: nothing of them is taken over. */
export class EditsRefused extends Error {
  override name = 'EditsRefused';
  /** Each place and its rule: `packages.packages.1.yearlySatang: not_above_smaller`. */
  readonly slips: readonly string[];

  constructor(slips: readonly string[]) {
    super(`The office's words and figures are not right: ${slips.join('; ')}`);
    this.slips = slips;
  }
}

/**
 * Reads what the office has published, by the same rules by which the office lets it be published.
 *
 * @returns the site's contents; those of the file itself where nothing differs from them
 * @throws EditsRefused naming every place that is not right
 */
export function readEdits(document: unknown): Contents {
  const parsed = siteContent.safeParse(document);
  if (!parsed.success) {
    throw new EditsRefused(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const facts = factsWith(parsed.data);
  if (isDeepStrictEqual(facts, fileFacts)) return fileContents;
  try {
    return contentsOf(facts);
  } catch (error) {
    throw new EditsRefused([error instanceof Error ? error.message : String(error)]);
  }
}
