import { deepMergeSimple, type SanitizedConfig } from 'payload';

/**
 * Overrides the translations of the editor's features.
 *
 * Relies on: features write their translations to the key `lexical` while `buildConfig` runs, over those of
 * the configuration; the built configuration can be changed.
 */
export async function withEditorWords(
  config: Promise<SanitizedConfig>,
  words: object,
): Promise<SanitizedConfig> {
  const { i18n, ...rest } = await config;
  const translations = deepMergeSimple(i18n.translations, { th: { lexical: words } });
  return { ...rest, i18n: { ...i18n, translations } };
}
