/** Fields without personal data: the audit log omits the filter values of all others. */
const impersonal = new Set([
  ...['status', 'owner', 'package', 'isSuspected', 'marketingConsent', 'consentWithdrawnAt'],
  ...['source', 'lastSource', 'article', 'utmSource', 'utmMedium', 'utmCampaign', 'deviceType'],
  ...['createdAt', 'updatedAt', 'deletedAt', 'firstContactedAt', 'organizationLabel'],
  ...['callAgainOn', 'account', 'event'],
]);

/** Describes the filter of a list or export, such as `status equals new`, in the order of its conditions. */
export function describeFilter(where: unknown): string[] {
  return entriesOf(where).flatMap(([field, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap(describeFilter);
    return entriesOf(condition).map(([operator, value]) => {
      const shown = impersonal.has(field) ? JSON.stringify(value) : '…';
      return `${field} ${operator} ${shown}`.slice(0, 200);
    });
  });
}

/** The query of a request may hold anything. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
