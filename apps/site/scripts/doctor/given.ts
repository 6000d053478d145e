/** A variable of the environment; one that is set to nothing is not set. */
export function given(variables: Record<string, string | undefined>, name: string) {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}
