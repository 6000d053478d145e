import type { ConsentRecord, MissedSearches, SiteCounts } from '@clinicdee/protocol';

/** The limit of each site process. */
const MOST_CHOICES = 1000;

type Numbers = Record<string, unknown>;

/** Sums the numbers of rows; other values are those of the first row. */
const addUp = <Row extends Numbers>(rows: readonly Row[]): Row =>
  rows.reduce((sum, row) => {
    const numbers = Object.entries(row).filter(([, value]) => typeof value === 'number');
    const added = numbers.map(([name, value]) => [name, Number(sum[name]) + Number(value)]);
    return { ...sum, ...Object.fromEntries(added) } as Row;
  });

/** Sums rows with the same key, in the order of first occurrence. */
const addUpBy = <Row extends Numbers>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...Map.groupBy(rows, keyOf).values()].map(addUp);

const byViews = (a: { view: number }, b: { view: number }) => b.view - a.view;

/** Merges the counts of several site processes; each visit is counted by one of them. */
export function addUpCounts(sites: readonly SiteCounts[]): SiteCounts {
  const since = sites.flatMap((site) => site.since ?? []).sort();
  const all = <Name extends 'days' | 'pages' | 'sources' | 'campaigns' | 'devices'>(name: Name) =>
    sites.flatMap((site): SiteCounts[Name][number][] => site[name]);
  return {
    since: since[0] ?? null,
    total: addUp(sites.map(({ total }) => total)),
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
