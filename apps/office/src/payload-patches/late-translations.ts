import { deepMergeSimple, type SanitizedConfig } from 'payload';

/**
 * Translates what Payload and its plug-ins add in English while `buildConfig` runs.
 *
 * Relies on: the editor's features write their translations to the key `lexical`, over those of the configuration;
 * fields of uploads and of the storage plug-in are among the fields of the built collection, which can be changed.
 *
 * @param editor translations of the editor's features
 * @param labels labels of added fields, by name
 */
export function withLateTranslations(
  { i18n, ...rest }: SanitizedConfig,
  editor: object,
  labels: Record<string, string>,
): SanitizedConfig {
  for (const field of rest.collections.flatMap(({ fields }) => fields)) {
    const label = 'name' in field && labels[field.name];
    if (label) Object.assign(field, { label });
  }
  const translations = deepMergeSimple(i18n.translations, { th: { lexical: editor } });
  return { ...rest, i18n: { ...i18n, translations } };
}
