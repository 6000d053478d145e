/** The fields that leads can be grouped by. */
export const groupings = [
  { value: 'source', label: 'ช่องทางแรก' },
  { value: 'lastSource', label: 'ช่องทางล่าสุด' },
  { value: 'utmCampaign', label: 'แคมเปญ' },
  { value: 'article', label: 'บทความที่อ่าน' },
] as const;

export type Grouping = (typeof groupings)[number]['value'];

/** Returns the grouping of a query parameter, or `source` for an unknown one. */
export function groupingOf(parameter: unknown): Grouping {
  return groupings.find(({ value }) => value === parameter)?.value ?? 'source';
}
