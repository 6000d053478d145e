type Variables = Record<string, string | undefined>;

/** Old names of environment variables and their new ones. Both are read until version 0.3.0. */
export const renamedVariables: Readonly<Record<string, string>> = {
  ALLOW_SAMPLES: 'ALLOW_SAMPLE_CONTENT',
  CANARY: 'LEAD_CANARY',
  LEAD_API_ACK: 'LEAD_API_ACK_MODE',
  OTHER_SITES: 'SITE_INSTANCES',
  OUTBOX_KEY: 'LEADS_ADMIN_KEY',
  REGISTRATION_API_ACK: 'REGISTRATION_API_ACK_MODE',
  STATISTICS_KEY: 'ANALYTICS_READ_KEY',
};

/**
 * The variables that are set, under their present names. An empty one is not set: compose files and shells
 * produce them. An old name is read with a deprecation warning, unless the new one is set as well.
 */
export function setVariables(source: Variables): Variables {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim() !== ''),
  );
  for (const [oldName, name] of Object.entries(renamedVariables)) {
    if (set[oldName] === undefined || set[name] !== undefined) continue;
    process.emitWarning(`${oldName} is called ${name} now`, 'DeprecationWarning');
    set[name] = set[oldName];
  }
  return set;
}
