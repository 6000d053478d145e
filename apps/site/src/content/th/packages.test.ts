import { describe, expect, test } from 'vitest';
import { amount } from '../../thai/amount.ts';
import { inclusions } from './inclusions.ts';
import { fill } from '../fill-in.ts';
import { averagePerMonth } from '../packages.ts';
import { packageIds } from './package-prices.ts';
import { packages } from './packages.ts';
import { pricing } from './pricing.ts';

describe('packages (spec §9)', () => {
  test.each([
    ['mini', '20,000', 'เฉลี่ยเดือนละ 1,667 บาท', '10 คน', '20 GB'],
    ['more', '28,000', 'เฉลี่ยเดือนละ 2,333 บาท', '30 คน', '50 GB'],
    ['ultimate', '38,000', 'เฉลี่ยเดือนละ 3,167 บาท', 'ไม่จำกัด', '80 GB'],
  ] as const)('%s costs %s a year', (id, yearly, monthly, users, storage) => {
    const plan = packages[id];
    expect(amount(plan.yearly, 'th')).toBe(yearly);
    const perMonth = amount(averagePerMonth(plan), 'th');
    expect(fill(pricing.perMonth, { amount: perMonth })).toBe(monthly);
    expect([plan.users, plan.storage]).toEqual([users, storage]);
  });

  test('support follows the package', () => {
    expect(packages.mini.support.join(' ')).toBe('จ.–ศ. 09:00–18:00');
    expect(packages.more.support.join(' ')).toBe('ทุกวัน 09:00–22:00 ทาง LINE');
    expect(packages.ultimate.support.join(' ')).toBe('24/7 โทร LINE รีโมต\u200bเดสก์ท็อป');
  });

  test('More alone is recommended', () => {
    expect(packageIds.filter((id) => packages[id].isPopular)).toEqual(['more']);
  });

  test('1 doctor and 6–10 doctors find their package', () => {
    const advice = pricing.advice.join(' ');
    expect(advice).toContain('แพทย์ 1 คน เริ่มที่ Mini');
    expect(advice).toContain('6–10 คน แนะนำ More');
  });

  test('all packages include six things', () => {
    expect(inclusions.points).toHaveLength(6);
  });
});
