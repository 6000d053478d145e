/** As Zod tells them. */
export interface Issues {
  issues: readonly { path: PropertyKey[]; message: string }[];
}

/** What is wrong with each field, one sentence each. */
export function issuesByField(error: Issues): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message]),
  );
}
