/** Maps prefixes of content paths to fields of the office's forms. */
const fields: [place: RegExp, field: string][] = [
  [/^packages(?=\.)/, 'packages.packages'],
  [/^comparison\.groups/, 'packages.comparison'],
  [/^equipment\.devices/, 'equipment.devices'],
  [/^faq\.questions/, 'questions.questions'],
  [/^hero(?=\.(title|lead|devices|phone|toForm)\b)/, 'hero'],
  [/^brand\.phone\b.*/, 'contact.phone'],
  [/^brand\.line\b.*/, 'contact.lineId'],
  [/^brand\.(?=email$|privacyEmail$)/, 'contact.'],
  [/^brand\.crm\b/, 'contact.crm'],
  [/^brand\.profiles\b.*/, 'contact.profiles'],
  [/^brand\.(hours|opening)\b.*/, 'contact.openDays'],
  [/^brand\.(address|postal)\b.*/, 'contact.postal.street'],
  [/^brand\.map\b.*/, 'contact.place.search'],
];

/** Returns the field of the office's forms that a content path comes from, if it comes from a single one. */
export function fieldOf(place: string): { field?: string } {
  const known = fields.find(([where]) => where.test(place));
  return known ? { field: place.replace(known[0], known[1]) } : {};
}
