import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import { type ContentProblem, fitting, line, list, listOrNothing, price, unique } from './text.ts';

const doctors = z
  .int('whole_number')
  .check(z.minimum(1, 'too_small:1'), z.maximum(9999, 'too_large:9999'));

/** The limits that differ by package. */
const limits = { users: 'ผู้ใช้งาน', storage: 'พื้นที่เก็บข้อมูล', support: 'ทีมดูแล' };

/** A package on sale. */
const soldPackage = z.object({
  name: field(line(30), 'ชื่อแพ็กเกจ'),
  /** Used in URLs and payloads. */
  code: field(z.string('empty').check(z.regex(/^[a-z][a-z0-9-]{0,19}$/, 'not_a_code')), 'รหัส', {
    description: 'อยู่ในลิงก์และข้อมูลลงทะเบียน ตั้งครั้งเดียว ไม่ควรเปลี่ยน',
    isBeside: true,
  }),
  /** Price per year and branch, before VAT, in satang. */
  yearlySatang: field(price, 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)', {
    input: 'baht',
    isBeside: true,
  }),
  subtitle: field(line(80), 'คำอธิบายสั้น'),
  /** The number of doctors it is made for. */
  doctorsFrom: field(z.optional(doctors), 'แพทย์ ตั้งแต่ (คน)'),
  doctorsTo: field(z.optional(doctors), 'แพทย์ ถึง (คน)', { isBeside: true }),
  /** The target group in words, where no numbers are given. */
  suitability: field(z.optional(line(60)), 'เหมาะกับ', {
    description: 'เว้นว่างได้ถ้ากรอกจำนวนแพทย์',
    isBeside: true,
  }),
  users: field(line(30), limits.users),
  storage: field(line(30), limits.storage, { isBeside: true }),
  /** Phrases that are never broken across lines; empty means the opening hours. */
  support: field(listOrNothing(line(30), 4), limits.support, {
    description: 'เป็นคำ ๆ กด Enter หลังแต่ละคำ เว้นว่างหมายถึงตามเวลาทำการ',
  }),
  isPopular: field(z._default(z.boolean(), false), 'แนะนำ'),
  /** Whether it manages several branches together. */
  hasBranches: field(z._default(z.boolean(), false), 'ดูรวมหลายสาขาได้', { isBeside: true }),
});

/** A row of the comparison: a feature included from a package on, or a limit that differs by package. */
const row = z.object({
  label: field(line(60), 'ชื่อฟีเจอร์'),
  /** The code of the smallest package with this feature; every larger package has it too. */
  from: field(z.optional(z.string()), 'เริ่มมีในแพ็กเกจ', { input: 'packageInForm', isBeside: true }),
  limit: field(
    z.optional(z.enum(Object.keys(limits) as (keyof typeof limits)[])),
    'หรือขีดจำกัดของแต่ละแพ็กเกจ',
    { options: limits, isBeside: true },
  ),
  /** Tooltip: what the name means. */
  tip: field(z.optional(line(120)), 'คำอธิบายเมื่อชี้'),
});

const group = z.object({
  title: field(line(40), 'หัวข้อกลุ่ม'),
  rows: field(list(row, 30), 'แถว', { labelledBy: 'label' }),
});

/** The packages, smallest first, and their comparison (spec §9, "Packages"). */
export const packagesContent = z
  .object({
    packages: field(list(soldPackage, 5, unique('code'), unique('name')), 'แพ็กเกจ', {
      labelledBy: 'name',
    }),
    comparison: field(list(group, 12, unique('title')), 'ตารางเทียบ', {
      labelledBy: 'title',
      entryName: 'กลุ่ม',
      isCollapsed: true,
    }),
  })
  .check(fitting(problemsIn))
  .register(formRegistry, {
    label: 'แพ็กเกจและราคา',
    description:
      'เรียงจากเล็กไปใหญ่ หนึ่งถึงห้าแพ็กเกจ ราคาเริ่มต้น ค่าเฉลี่ยต่อเดือน VAT คำแนะนำ ตารางเทียบ และหน้าลงทะเบียนเปลี่ยนตามเอง คำภาษาไทยที่แก้ (ยกเว้นชื่อแพ็กเกจ) ไม่แสดงในหน้าภาษาอังกฤษ (/en) หน้านั้นใช้คำทั่วไปหรือเว้นแถวนั้นแทน',
  });

type SoldPackage = z.infer<typeof soldPackage>;
type Group = z.infer<typeof group>;

interface Subject {
  packages: SoldPackage[];
  comparison: Group[];
}

function* problemsIn({ packages, comparison }: Subject): Generator<ContentProblem> {
  yield* orderProblems(packages);
  yield* doctorProblems(packages);
  yield* tableProblems(packages, comparison);
  for (const [index, current] of packages.entries()) {
    const before = packages[index - 1];
    const adds = comparison.some(({ rows }) => rows.some(({ from }) => from === current.code));
    if (!adds && (!before || !isLarger(current, before))) {
      yield { path: ['packages', index, 'name'], code: 'adds_nothing' };
    }
  }
}

/** Each package costs more than the one before and includes its features; at most one is recommended. */
function* orderProblems(packages: SoldPackage[]): Generator<ContentProblem> {
  let popular = 0;
  for (const [index, current] of packages.entries()) {
    const before = packages[index - 1];
    if (current.isPopular && ++popular > 1) {
      yield { path: ['packages', index, 'isPopular'], code: 'second_popular' };
    }
    if (!before) continue;
    if (current.yearlySatang <= before.yearlySatang) {
      yield { path: ['packages', index, 'yearlySatang'], code: 'not_above_smaller' };
    }
    if (before.hasBranches && !current.hasBranches) {
      yield { path: ['packages', index, 'hasBranches'], code: 'smaller_has_it' };
    }
  }
}

/** Numbers of doctors come in ascending pairs; a package without them needs `suitability`. */
function* doctorProblems(packages: SoldPackage[]): Generator<ContentProblem> {
  let highest = 0;
  for (const [index, { doctorsFrom, doctorsTo, suitability }] of packages.entries()) {
    const at = (field: string) => ['packages', index, field];
    if (doctorsFrom === undefined && doctorsTo === undefined) {
      if (suitability === undefined) yield { path: at('suitability'), code: 'words_or_doctors' };
      continue;
    }
    if (doctorsFrom === undefined) yield { path: at('doctorsFrom'), code: 'empty' };
    else if (doctorsFrom <= highest)
      yield { path: at('doctorsFrom'), code: `too_small:${highest + 1}` };
    if (doctorsTo === undefined) yield { path: at('doctorsTo'), code: 'empty' };
    else if (doctorsTo < (doctorsFrom ?? 1)) {
      yield { path: at('doctorsTo'), code: `too_small:${doctorsFrom ?? 1}` };
    }
    highest = Math.max(highest, doctorsTo ?? 0);
  }
}

/** A row refers to an existing package or to a limit; labels are unique. */
function* tableProblems(packages: SoldPackage[], comparison: Group[]): Generator<ContentProblem> {
  const codes = new Set(packages.map(({ code }) => code));
  const rows = comparison.flatMap((group, at) =>
    group.rows.map((row, index) => ({ row, path: ['comparison', at, 'rows', index] })),
  );
  const labels = new Set<string>();
  for (const { row, path } of rows) {
    if (labels.has(row.label)) yield { path: [...path, 'label'], code: 'repeated' };
    labels.add(row.label);
    const isLimit = row.limit !== undefined;
    if (isLimit === (row.from !== undefined)) {
      yield { path: [...path, 'from'], code: isLimit ? 'limit_or_package' : 'empty' };
    } else if (row.from !== undefined && !codes.has(row.from)) {
      yield { path: [...path, 'from'], code: 'unknown_package' };
    }
  }
}

const isLarger = (current: SoldPackage, before: SoldPackage) =>
  current.users !== before.users ||
  current.storage !== before.storage ||
  current.support.join() !== before.support.join();
