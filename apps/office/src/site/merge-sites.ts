import type { ConsentRecord, MissedSearches, SiteCounts } from '@clinicdee/protocol';

/** The limit of each site process. */
const MOST_CHOICES = 1000;

type Numbers = Record<string, unknown>;

/** Sums the numbers of rows; other values are those of the first row. */
function addUp<Row extends Numbers>([first, ...others]: readonly [Row, ...Row[]]): Row {
  const sum: Numbers = { ...first };
  for (const [name, value] of Object.entries(first)) {
    if (typeof value !== 'number') continue;
    sum[name] = others.reduce((total, row) => total + Number(row[name]), value);
  }
  return sum as Row;
}

/** Sums rows with the same key, in the order of first occurrence. */
function addUpBy<Row extends Numbers>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()].map(addUp);
}

const byViews = (a: { view: number }, b: { view: number }) => b.view - a.view;

/** Merges the counts of several site processes; each visit is counted by one of them. */
export function addUpCounts(sites: readonly [SiteCounts, ...SiteCounts[]]): SiteCounts {
  const since = sites.flatMap((site) => site.since ?? []).sort();
  const all = <Name extends 'days' | 'pages' | 'sources' | 'campaigns' | 'devices'>(name: Name) =>
    sites.flatMap((site): SiteCounts[Name][number][] => site[name]);
  const [{ total }, ...others] = sites;
  return {
    since: since[0] ?? null,
    total: addUp([total, ...others.map((site) => site.total)]),
    days: addUpBy(all('days'), ({ day }) => day).sort((a, b) => a.day.localeCompare(b.day)),
    pages: addUpBy(all('pages'), ({ page }) => page).sort(byViews),
    sources: addUpBy(all('sources'), ({ source, detail }) => `${source} ${detail}`).sort(byViews),
    campaigns: addUpBy(all('campaigns'), ({ campaign }) => campaign).sort(byViews),
    devices: addUpBy(all('devices'), ({ device }) => device).sort(byViews),
  };
}

/** Merges the consent records of several site processes, newest first; their ids may repeat. */
export const joinConsents = (sites: readonly ConsentRecord[]): ConsentRecord =>
  sites
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_CHOICES);

/** Merges the searches without results of several site processes, most frequent first. */
export const addUpSearches = (sites: readonly MissedSearches[]): MissedSearches => {
  const newestFirst = sites.flat().sort((a, b) => b.last.localeCompare(a.last));
  return addUpBy(newestFirst, ({ words }) => words).sort((a, b) => b.count - a.count);
};
