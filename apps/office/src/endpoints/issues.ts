/** The part of a Zod error that is read here. */
export interface Issues {
  issues: readonly { path: PropertyKey[]; message: string }[];
}

/** Returns one error message per field. */
export function issuesByField(error: Issues): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message]),
  );
}
