interface Organisation {
  /** What the visitor reads and what staff read in the lead. */
  readonly label: string;
  /** What the lead API receives (spec §3); the label itself unless it says otherwise. */
  readonly value?: string;
}

export interface OrganisationGroup {
  readonly label: string;
  readonly options: readonly Organisation[];
}

/** The value that the lead API knows for a label; undefined when there is no such option. */
export function organisationValue(
  groups: readonly OrganisationGroup[],
  label: string,
): string | undefined {
  const found = groups.flatMap(({ options }) => options).find((option) => option.label === label);
  return found && (found.value ?? found.label);
}
