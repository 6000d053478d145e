/** The message of each control that is not right, as a form's state has them. */
export function shownMessages<Name extends string>(
  errors: Partial<Record<Name, { message?: string | undefined }>>,
): Partial<Record<Name, string>> {
  const shown: Partial<Record<Name, string>> = {};
  for (const name in errors) {
    const message = errors[name]?.message;
    if (message !== undefined) shown[name] = message;
  }
  return shown;
}
