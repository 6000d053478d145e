interface Organisation {
  /** Shown to visitors, and to staff in the lead. */
  readonly label: string;
  /** The lead API's value (spec §3); default: the label. */
  readonly value?: string;
  /** The label for staff; default: the label. */
  readonly staffLabel?: string;
}

export interface OrganisationGroup {
  readonly label: string;
  readonly options: readonly Organisation[];
}

/** Returns the organisation with a label; undefined for an unknown label. */
export const organisationOf = (
  groups: readonly OrganisationGroup[],
  label: string,
): Organisation | undefined =>
  groups.flatMap(({ options }) => options).find((entry) => entry.label === label);

/** Returns the lead API's value of a label; undefined for an unknown label. */
export function organisationValue(
  groups: readonly OrganisationGroup[],
  label: string,
): string | undefined {
  const option = organisationOf(groups, label);
  return option && (option.value ?? option.label);
}
