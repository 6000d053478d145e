import type { ConsentRecord, MissedSearches, SiteCounts } from '@clinicdee/protocol';

/** As many choices as one site gives. */
const MOST_CHOICES = 1000;

type Numbers = Record<string, unknown>;

/** Adds up the numbers of rows; what is no number is that of the first. */
function addUp<Row extends Numbers>([first, ...others]: readonly [Row, ...Row[]]): Row {
  const sum: Numbers = { ...first };
  for (const [name, value] of Object.entries(first)) {
    if (typeof value !== 'number') continue;
    sum[name] = others.reduce((total, row) => total + Number(row[name]), value);
  }
  return sum as Row;
}

/** Adds up rows that have the same key, in the order in which a key comes first. */
function addUpBy<Row extends Numbers>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()].map(addUp);
}

const mostViewed = (one: { view: number; lead: number }, other: { view: number; lead: number }) =>
  other.view - one.view || other.lead - one.lead;

/** The counts of several sites as one: each visit is counted by one of them. */
export function addUpCounts(sites: readonly [SiteCounts, ...SiteCounts[]]): SiteCounts {
  const since = sites.flatMap((site) => site.since ?? []).sort();
  const all = <Name extends 'days' | 'pages' | 'sources' | 'campaigns' | 'devices'>(name: Name) =>
    sites.flatMap((site): SiteCounts[Name][number][] => site[name]);
  const [{ from, to, total }, ...others] = sites;
  return {
    ...{ from, to, since: since[0] ?? null },
    total: addUp([total, ...others.map((site) => site.total)]),
    days: addUpBy(all('days'), ({ day }) => day).sort((one, other) =>
      one.day.localeCompare(other.day),
    ),
    pages: addUpBy(all('pages'), ({ page }) => page).sort(mostViewed),
    sources: addUpBy(all('sources'), ({ source, detail }) => `${source} ${detail}`).sort(
      mostViewed,
    ),
    campaigns: addUpBy(all('campaigns'), ({ campaign }) => campaign).sort(mostViewed),
    devices: addUpBy(all('devices'), ({ device }) => device).sort(mostViewed),
  };
}

/** The choices of visitors of several sites, the newest first. Their numbers are each site's own. */
export const joinConsents = (sites: readonly ConsentRecord[]): ConsentRecord =>
  sites
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST_CHOICES);

/** Searches without results of several sites, the most frequent first. */
export const addUpSearches = (sites: readonly MissedSearches[]): MissedSearches => {
  const sums = new Map<string, MissedSearches[number]>();
  for (const one of sites.flat()) {
    const sum = sums.get(one.words) ?? { ...one, count: 0 };
    sums.set(one.words, {
      words: one.words,
      count: sum.count + one.count,
      first: sum.first < one.first ? sum.first : one.first,
      last: sum.last > one.last ? sum.last : one.last,
    });
  }
  return [...sums.values()].sort(
    (one, other) => other.count - one.count || other.last.localeCompare(one.last),
  );
};
