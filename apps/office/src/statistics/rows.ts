import type { SiteCounts, Tally } from '@clinicdee/protocol';
import { sourceLabel } from '../enquiries/source.ts';
import { type Outcome, type Sales, sourceKey } from './sales.ts';

/** A line of a table. */
export interface Row {
  key: string;
  label: string;
  cells: Cell[];
}

/** A number, and its share of the cell that it is a part of; nobody has counted an undefined one. */
export interface Cell {
  count: number | undefined;
  share?: number | undefined;
}

const pageNames = new Map([
  ['/', 'หน้าแรก'],
  ['/articles', 'รายการบทความ'],
  ['/contact', 'ติดต่อ'],
  ['/pdpa', 'นโยบายความเป็นส่วนตัว'],
  ['/register', 'ลงทะเบียน'],
  ['/register/thanks', 'ขอบคุณที่ลงทะเบียน'],
  ['/terms', 'ข้อกำหนดการใช้งาน'],
  ['/thanks', 'ขอบคุณที่ส่งฟอร์ม'],
  ['other', 'หน้าอื่น'],
]);
const deviceNames = { mobile: 'โทรศัพท์', tablet: 'แท็บเล็ต', desktop: 'คอมพิวเตอร์' } as const;
const REST = 'ที่เหลือ';

/** What the pages told: views, and forms sent from them. */
export const viewCells = ({ view, form_sent }: Pick<Tally, 'view' | 'form_sent'>): Cell[] => [
  { count: view },
  { count: form_sent, share: share(form_sent, view) },
];

/** Pages by their names; articles by their titles where they are still there. */
export function pageRows(
  { pages, total }: Pick<SiteCounts, 'pages' | 'total'>,
  titles: ReadonlyMap<string, string>,
): Row[] {
  const rows = pages.map((one) => ({
    key: one.page,
    label:
      pageNames.get(one.page) ??
      titles.get(one.page) ??
      one.page.replace('/articles/detail/', 'บทความ '),
    cells: viewCells(one),
  }));
  const rest = {
    view: total.view - sum(pages.map(({ view }) => view)),
    form_sent: total.form_sent - sum(pages.map(({ form_sent }) => form_sent)),
  };
  return rest.view > 0 ? [...rows, { key: REST, label: REST, cells: viewCells(rest) }] : rows;
}

export function deviceRows(counted: SiteCounts['devices']): Row[] {
  return counted.map((one) => ({
    key: one.device,
    label: deviceNames[one.device],
    cells: viewCells(one),
  }));
}

/** Visits as the site counted them, leads and customers as the office has them. */
export const outcomeCells = (visits: number | undefined, { leads, won }: Outcome): Cell[] => [
  { count: visits },
  { count: leads },
  { count: won, share: share(won, leads) },
];

const none: Outcome = { leads: 0, won: 0 };

/**
 * Every source that was visited from or that a lead came by, in words, those that say which site or
 * campaign each by itself. The lines add up to all visits, all leads and all that were won.
 */
export function sourceRows(
  { sources, total }: Pick<SiteCounts, 'sources' | 'total'>,
  sales: Sales,
): Row[] {
  const visits = new Map(
    sources.map(({ source, detail, visit }) => [sourceKey(source, detail), visit]),
  );
  return outcomeRows(visits, total.visit, sales.bySource, sourceWords);
}

/** The same by campaign; one line for what had none. */
export function campaignRows(
  { campaigns, total }: Pick<SiteCounts, 'campaigns' | 'total'>,
  sales: Sales,
): Row[] {
  const visits = new Map(campaigns.map(({ campaign, visit }) => [campaign, visit]));
  const without = total.visit - sum([...visits.values()]);
  if (without > 0) visits.set('', without);
  return outcomeRows(visits, total.visit, sales.byCampaign, (campaign) => {
    if (campaign === 'other') return 'แคมเปญอื่น ๆ';
    return campaign || 'ไม่มีแคมเปญ';
  });
}

function outcomeRows(
  visits: ReadonlyMap<string, number>,
  allVisits: number,
  outcomes: ReadonlyMap<string, Outcome>,
  label: (key: string) => string,
): Row[] {
  const rows = [...new Set([...visits.keys(), ...outcomes.keys()])]
    .map((key) => ({ key, visits: visits.get(key), outcome: outcomes.get(key) ?? none }))
    .sort((a, b) => (b.visits ?? 0) - (a.visits ?? 0) || b.outcome.leads - a.outcome.leads)
    .map((one) => ({
      key: one.key,
      label: label(one.key),
      // What is not among the longest of the site's lists was counted all the same.
      cells: outcomeCells(one.visits, one.outcome),
    }));
  const rest = allVisits - sum([...visits.values()]);
  return rest > 0 ? [...rows, { key: REST, label: REST, cells: outcomeCells(rest, none) }] : rows;
}

function sourceWords(key: string): string {
  const [source = '', ...detail] = key.split(' ');
  const named = detail.join(' ');
  if (named === 'other') return `${sourceLabel(source)}: อื่น ๆ`;
  return named ? `${sourceLabel(source)}: ${named}` : sourceLabel(source);
}

/** A step of the way from a visit to a form, or from a form to a customer. */
export interface Step {
  label: string;
  count: number;
  /** Share of the step before, 0 to 1; undefined at the first step and where there was none. */
  ofBefore: number | undefined;
  /** Share of the first step. */
  ofFirst: number | undefined;
}

/** Visit, form seen, started and sent: each counted once a visit, for visits that began in the period. */
export function visitSteps(total: Tally): Step[] {
  return steps([
    ['การเข้าชม', total.visit],
    ['เห็นฟอร์ม', total.form_seen],
    ['เริ่มกรอก', total.form_started],
    ['ส่งฟอร์ม', total.form_sent],
  ]);
}

/** Lead, talked to, won: what became of the leads received in the period. */
export function salesSteps({ leads, contacted, won }: Sales): Step[] {
  return steps([
    ['ลูกค้าที่ได้รับ', leads],
    ['ได้คุยแล้ว', contacted],
    ['ปิดการขาย', won],
  ]);
}

function steps(counted: readonly (readonly [label: string, count: number])[]): Step[] {
  // Whoever came to a step came to those before it, also when the message of one was lost on its way.
  const counts = counted.map((_, index) =>
    Math.max(...counted.slice(index).map(([, count]) => count)),
  );
  return counted.map(([label], index) => ({
    label,
    count: counts[index] ?? 0,
    ofBefore: share(counts[index] ?? 0, counts[index - 1]),
    ofFirst: index === 0 ? undefined : share(counts[index] ?? 0, counts[0]),
  }));
}

/** None where there is no whole, or where the part cannot be one of it: its message outlived the other's. */
function share(part: number, whole: number | undefined): number | undefined {
  return whole !== undefined && whole > 0 && part <= whole ? part / whole : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Two decimals below one per cent, one below ten: `0.42%`, `3.5%`, `27%`. */
export function percent(part: number | undefined): string {
  if (part === undefined) return '–';
  const digits = part === 0 || part >= 0.1 ? 0 : part < 0.01 ? 2 : 1;
  return `${(part * 100).toFixed(digits)}%`;
}

/** By how much a figure grew or fell since before: `(+12%)`; nothing where there was none before. */
export function change(now: number, before: number): string {
  if (before === 0) return '';
  const rounded = Math.round(((now - before) / before) * 100);
  return `(${rounded > 0 ? '+' : ''}${rounded}%)`;
}
