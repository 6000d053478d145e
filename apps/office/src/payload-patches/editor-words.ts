import { deepMergeSimple, type SanitizedConfig } from 'payload';

/**
 * Puts words over those of the editor's features.
 *
 * Leans on: features set theirs while `buildConfig` runs, over what the configuration says, under the
 * key `lexical`; and on a built configuration that can be changed.
 */
export async function withEditorWords(
  config: Promise<SanitizedConfig>,
  words: object,
): Promise<SanitizedConfig> {
  const { i18n, ...rest } = await config;
  const translations = deepMergeSimple(i18n.translations, { th: { lexical: words } });
  return { ...rest, i18n: { ...i18n, translations } };
}
