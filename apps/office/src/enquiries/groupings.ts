/** What leads can be grouped by, by the field that holds it. */
export const groupings = [
  { value: 'source', label: 'ช่องทางแรก' },
  { value: 'lastSource', label: 'ช่องทางล่าสุด' },
  { value: 'utmCampaign', label: 'แคมเปญ' },
  { value: 'article', label: 'บทความที่อ่าน' },
] as const;

export type Grouping = (typeof groupings)[number]['value'];

/** The grouping that an address asks for; the first source when it asks for none that is known. */
export function groupingOf(asked: unknown): Grouping {
  return groupings.find(({ value }) => value === asked)?.value ?? 'source';
}
