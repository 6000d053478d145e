import type { SiteCounts, Tally } from '@clinicdee/protocol';
import { campaignName, type Outcome, type Sales, sourceName } from './sales.ts';

/** A row of a table. */
export interface Row {
  key: string;
  label: string;
  cells: Cell[];
}

/** A number (undefined: not counted) and its share of a preceding cell. */
export interface Cell {
  count: number | undefined;
  share?: number | undefined;
}

const pageNames = new Map([
  ['/', 'หน้าแรก'],
  ['/articles', 'รายการบทความ'],
  ['/contact', 'ติดต่อ'],
  ['/pdpa', 'นโยบายความเป็นส่วนตัว'],
  ['/pdpa/request', 'ส่งคำขอใช้สิทธิ'],
  ['/pdpa/confirm', 'ยืนยันคำขอใช้สิทธิ'],
  ['/register', 'ลงทะเบียน'],
  ['/register/thanks', 'ขอบคุณที่ลงทะเบียน'],
  ['/terms', 'ข้อกำหนดการใช้งาน'],
  ['/thanks', 'ขอบคุณที่ส่งฟอร์ม'],
  ['other', 'หน้าอื่น'],
]);
/** The names of devices. */
export const deviceNames = new Map<unknown, string>([
  ['mobile', 'โทรศัพท์'],
  ['tablet', 'แท็บเล็ต'],
  ['desktop', 'คอมพิวเตอร์'],
]);
const REST = 'ที่เหลือ';

/** Returns the cells of a page or device: views, and forms sent. */
export const viewCells = ({ view, form_sent }: Pick<Tally, 'view' | 'form_sent'>): Cell[] => [
  { count: view },
  { count: form_sent, share: share(form_sent, view) },
];

/** Returns the rows of pages by name; existing articles and campaign pages by title. */
export function pageRows(
  { pages, total }: Pick<SiteCounts, 'pages' | 'total'>,
  titles: ReadonlyMap<string, string>,
): Row[] {
  const rows = pages.map((tally) => ({
    key: tally.page,
    label:
      pageNames.get(tally.page) ??
      titles.get(tally.page) ??
      tally.page.replace('/articles/detail/', 'บทความ '),
    cells: viewCells(tally),
  }));
  const rest = {
    view: total.view - sum(pages.map(({ view }) => view)),
    form_sent: total.form_sent - sum(pages.map(({ form_sent }) => form_sent)),
  };
  return withRest(rows, viewCells(rest));
}

/** Adds a row for what the site's lists, which are limited, leave out. */
const withRest = (rows: Row[], cells: Cell[]): Row[] =>
  (cells[0]?.count ?? 0) > 0 ? [...rows, { key: REST, label: REST, cells }] : rows;

export function deviceRows(devices: SiteCounts['devices']): Row[] {
  return devices.map((tally) => ({
    key: tally.device,
    label: deviceNames.get(tally.device) ?? tally.device,
    cells: viewCells(tally),
  }));
}

/** Returns the cells of a source or campaign: visits counted by the site, leads and customers of the office. */
export const outcomeCells = (visits: number | undefined, { leads, won }: Outcome): Cell[] => [
  { count: visits },
  { count: leads },
  { count: won, share: share(won, leads) },
];

const none: Outcome = { leads: 0, won: 0 };

/**
 * Returns the rows of all sources with visits or leads; referrals and campaigns have a row per site or campaign.
 * The rows add up to all visits, leads and customers.
 */
export function sourceRows(
  { sources, total }: Pick<SiteCounts, 'sources' | 'total'>,
  sales: Sales,
): Row[] {
  const visits = sources.map(
    ({ source, detail, visit }) => [sourceName(source, detail), visit] as const,
  );
  return outcomeRows(new Map(visits), total.visit, sales.bySource);
}

/** Returns the rows of all campaigns, with one row for visits without campaign. */
export function campaignRows(
  { campaigns, total }: Pick<SiteCounts, 'campaigns' | 'total'>,
  sales: Sales,
): Row[] {
  const visits = new Map(campaigns.map(({ campaign, visit }) => [campaignName(campaign), visit]));
  const without = total.visit - sum([...visits.values()]);
  if (without > 0) visits.set(campaignName(''), without);
  return outcomeRows(visits, total.visit, sales.byCampaign);
}

function outcomeRows(
  visits: ReadonlyMap<string, number>,
  allVisits: number,
  outcomes: ReadonlyMap<string, Outcome>,
): Row[] {
  const rows = [...new Set([...visits.keys(), ...outcomes.keys()])]
    .map((label) => ({ label, visits: visits.get(label), outcome: outcomes.get(label) ?? none }))
    .sort((a, b) => (b.visits ?? 0) - (a.visits ?? 0) || b.outcome.leads - a.outcome.leads)
    .map(({ label, visits, outcome }) => ({
      key: label,
      label,
      cells: outcomeCells(visits, outcome),
    }));
  return withRest(rows, outcomeCells(allVisits - sum([...visits.values()]), none));
}

/** A step of a funnel. */
export type Step = ReturnType<typeof steps>[number];

/** Funnel of visits that began in the period: form seen, started, sent; counted once per visit. */
export function visitSteps(total: Tally) {
  return steps([
    ['การเข้าชม', total.visit],
    ['เห็นฟอร์ม', total.form_seen],
    ['เริ่มกรอก', total.form_started],
    ['ส่งฟอร์ม', total.form_sent],
  ]);
}

/** Funnel of leads received in the period: contacted, won. */
export function salesSteps({ leads, contacted, won }: Sales) {
  return steps([
    ['ลูกค้าที่ได้รับ', leads],
    ['ได้คุยแล้ว', contacted],
    ['ปิดการขาย', won],
  ]);
}

function steps(counted: readonly (readonly [label: string, count: number])[]) {
  // A step implies the previous ones, even if their beacon was lost.
  const counts = counted.map((_, index) =>
    Math.max(...counted.slice(index).map(([, count]) => count)),
  );
  return counted.map(([label], index) => ({
    label,
    count: counts[index] ?? 0,
    /** Share of the previous step, 0 to 1; undefined at the first step and after a step of 0. */
    ofBefore: share(counts[index] ?? 0, counts[index - 1]),
    /** Share of the first step. */
    ofFirst: index === 0 ? undefined : share(counts[index] ?? 0, counts[0]),
  }));
}

/** Undefined for an empty total, or a part larger than it (lost beacons). */
function share(part: number, whole: number | undefined): number | undefined {
  return whole !== undefined && whole > 0 && part <= whole ? part / whole : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const shares = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });
const changes = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });

/** Formats a share with two digits: `0.42%`, `3.5%`, `27%`. */
export const percent = (part: number | undefined): string =>
  part === undefined ? '–' : shares.format(part);

/** Formats the change of a figure: `(+12%)`; empty when it was 0 before. */
export const change = (now: number, before: number): string =>
  before === 0 ? '' : `(${changes.format((now - before) / before)})`;
