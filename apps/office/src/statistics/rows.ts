import type { SiteCounts, Tally } from '@clinicdee/protocol';
import { sourceLabel } from '../enquiries/source.ts';
import { sourceKey, type Won } from './won.ts';

/** A line of a table: how many came, how many left a lead, how many of those were won. */
export interface Row {
  label: string;
  views: number;
  leads: number;
  /** Undefined where the office cannot know. */
  won?: number;
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

/** Pages by their names; articles by their titles where they are still there. */
export function pageRows(pages: SiteCounts['pages'], titles: ReadonlyMap<string, string>): Row[] {
  return pages.map(({ page, view, lead }) => ({
    label: pageNames.get(page) ?? titles.get(page) ?? page.replace('/articles/detail/', 'บทความ '),
    views: view,
    leads: lead,
  }));
}

/** Sources in words, those that say which site or campaign each by itself. */
export function sourceRows(counted: SiteCounts['sources'], won: Won): Row[] {
  return counted.map(({ source, detail, view, lead }) => ({
    label: detail && detail !== 'other' ? `${sourceLabel(source)}: ${detail}` : sourceLabel(source),
    views: view,
    leads: lead,
    won: won.bySource.get(sourceKey(source, detail)) ?? 0,
  }));
}

/** Campaigns by name. */
export function campaignRows(counted: SiteCounts['campaigns'], won: Won): Row[] {
  return counted.map(({ campaign, view, lead }) => ({
    label: campaign === 'other' ? 'แคมเปญอื่น ๆ' : campaign,
    views: view,
    leads: lead,
    won: won.byCampaign.get(campaign) ?? 0,
  }));
}

export function deviceRows(counted: SiteCounts['devices']): Row[] {
  return counted.map(({ device, view, lead }) => ({
    label: deviceNames[device],
    views: view,
    leads: lead,
  }));
}

/** A step of the way from a page to a customer. */
export interface Step {
  label: string;
  count: number;
  /** Share of the step before, 0 to 1; undefined at the first step and where there was none. */
  ofBefore: number | undefined;
  /** Share of the first step. */
  ofFirst: number | undefined;
}

/** View, form seen, form started, lead, won. */
export function funnel(total: Tally, won: number): Step[] {
  const counts = [
    ['เปิดหน้าเว็บ', total.view],
    ['เห็นฟอร์ม', total.form_seen],
    ['เริ่มกรอก', total.form_started],
    ['ส่งสำเร็จ', total.lead],
    ['ปิดการขาย', won],
  ] as const;
  return counts.map(([label, count], index) => ({
    label,
    count,
    ofBefore: share(count, counts[index - 1]?.[1]),
    ofFirst: index === 0 ? undefined : share(count, total.view),
  }));
}

const share = (count: number, of: number | undefined) => (of ? count / of : undefined);

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
