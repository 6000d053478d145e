/** Returns an environment variable; empty counts as unset. */
export function readEnv(variables: Record<string, string | undefined>, name: string) {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}
