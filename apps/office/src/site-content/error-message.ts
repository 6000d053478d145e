/**
 * Messages of the error codes of `packages/protocol/src/site-content`; `{{n}}` is the code's number, `{{length}}` that of
 * the value.
 */
const words: Record<string, string> = {
  empty: 'กรอกช่องนี้',
  too_long: 'ยาว {{length}} ตัวอักษร ยาวได้ไม่เกิน {{n}}',
  unfit_characters: 'มีอักขระที่แสดงไม่ได้ เช่น สระหรือวรรณยุกต์ซ้อนกันหลายตัว ลบแล้วพิมพ์ใหม่',
  too_few: 'ต้องมีอย่างน้อย {{n}} รายการ',
  too_many: 'มีได้ไม่เกิน {{n}} รายการ',
  too_small: 'ต้องไม่น้อยกว่า {{n}}',
  too_large: 'ต้องไม่เกิน {{n}}',
  too_wide_for_headline: 'ยาวเกินหนึ่งบรรทัดของจอแรก แบ่งเป็นสองวลี หรือใช้คำสั้นลง',
  whole_number: 'กรอกเป็นจำนวนเต็ม',
  not_a_code: 'ใช้ a–z ตัวเลข และขีดกลาง ขึ้นต้นด้วยตัวอักษร ยาวไม่เกิน 20 ตัว',
  not_a_price: 'กรอกราคาเป็นบาท ตั้งแต่ 1 บาท ทศนิยมไม่เกินสองตำแหน่ง',
  not_above_smaller: 'ต้องแพงกว่าแพ็กเกจก่อนหน้า เรียงแพ็กเกจจากเล็กไปใหญ่',
  not_below_ordinary: 'ต้องต่ำกว่าราคาปกติของแพ็กเกจ',
  not_above_promotion: 'ต้องสูงกว่าราคาโปรโมชันของแพ็กเกจนี้ แก้หรือลบโปรโมชันก่อน',
  package_in_promotion: 'มีโปรโมชันของแพ็กเกจที่ไม่อยู่ในรายการนี้ แก้หรือลบโปรโมชันก่อน',
  second_promotion: 'แพ็กเกจนี้มีโปรโมชันอื่นในวันเดียวกันอยู่แล้ว เปลี่ยนวันหรือเอาแพ็กเกจนี้ออก',
  second_popular: 'แนะนำได้แพ็กเกจเดียว',
  smaller_has_it: 'แพ็กเกจที่เล็กกว่ารองรับหลายสาขา แพ็กเกจนี้จึงต้องรองรับด้วย',
  words_or_doctors: 'กรอกจำนวนแพทย์ หรือบอกตรงนี้ว่าเหมาะกับใคร',
  adds_nothing: 'แพ็กเกจนี้ไม่ได้ให้อะไรเพิ่ม เพิ่มแถวในตารางเทียบที่เริ่มมีในแพ็กเกจนี้',
  limit_or_package: 'เลือกอย่างเดียว: แพ็กเกจที่เริ่มมี หรือขีดจำกัดของแต่ละแพ็กเกจ',
  unknown_package: 'ไม่มีแพ็กเกจรหัสนี้แล้ว เลือกใหม่',
  unknown_placeholder: 'ในวงเล็บปีกกาใช้ได้เฉพาะชื่อที่คำอธิบายใต้ช่องบอกไว้',
  not_a_figure: 'กรอกตัวเลขอย่างเดียว เช่น 99.9',
  not_hours: 'กรอกจำนวนชั่วโมง 1–8',
  not_a_day: 'เลือกวันที่ ปีเป็น ค.ศ. เช่น 2026',
  not_a_time: 'กรอกเวลาแบบ 09:00',
  not_after_opening: 'ต้องหลังเวลาเปิดของวันเดียวกัน อย่างช้า 23:59',
  not_an_open_day: 'วันนี้ยังไม่อยู่ในวันทำการ เพิ่มในวันทำการก่อน',
  not_an_address: 'กรอกที่อยู่เว็บให้ครบ ขึ้นต้นด้วย https://',
  not_a_target: 'กรอกหน้าในเว็บที่ขึ้นต้นด้วย / หรือที่อยู่ที่ขึ้นต้นด้วย https://',
  no_such_page: 'เว็บไซต์ไม่มีหน้านี้ หรือส่วนนี้ของหน้าแรกปิดอยู่',
  ends_before_start: 'วันสุดท้ายต้องไม่ก่อนวันแรก',
  not_a_phone: 'กรอกเบอร์ที่โทรได้ ด้วยเลขอารบิก เช่น 02-000-0000 หรือ 1234',
  not_a_postal_code: 'กรอกรหัสไปรษณีย์เป็นตัวเลข 5 หลัก',
  not_a_line_id: 'กรอก LINE ID ที่ขึ้นต้นด้วย @ เช่น @clinic',
  not_an_email: 'กรอกอีเมล เช่น name@clinic.co.th',
  branches_in_question:
    'คำถามที่พบบ่อยเอ่ยถึงแพ็กเกจที่ดูรวมหลายสาขาได้ แต่ไม่มีแพ็กเกจไหนเปิดข้อนี้ เปิดข้อนี้หรือแก้คำตอบ',
  repeated: 'ซ้ำกับรายการก่อนหน้า',
  too_few_words: 'ต้องมีอย่างน้อย {{n}} คำ คั่นด้วยจุลภาค (,)',
  too_many_words: 'มีได้ไม่เกิน {{n}} คำ',
  word_too_long: 'แต่ละคำยาวได้ไม่เกิน {{n}} ตัวอักษร',
  word_twice: 'มีคำเดียวกันสองครั้ง',
  comma_without_word: 'มีจุลภาคที่ไม่มีคำคั่น',
  word_without_letter: 'มีคำที่ไม่มีตัวอักษรหรือตัวเลข',
};

/**
 * Returns the message of an error code. Any other problem is a message of the site, quoted for support.
 *
 * @param value the value of the field
 */
export function errorMessage(problem: string, value?: unknown): string {
  if (!/^[a-z_]+(:\d+)?$/.test(problem)) return `เว็บไซต์แสดงค่านี้ไม่ได้ (${problem})`;
  const [code = '', n = ''] = problem.split(':');
  const message = words[code] ?? 'ตรวจช่องนี้อีกครั้ง';
  const length = typeof value === 'string' ? value.length.toLocaleString('th-TH') : '';
  return message.replace('{{n}}', n).replace('{{length}}', length);
}

/** A problem of a field. */
export interface FieldProblem {
  code: string;
  value: unknown;
  /** The index of the value, in a field with several. */
  entry?: number | undefined;
}

/** Lines quoted in one message. */
const MOST_LINES = 5;
/** Characters quoted of a line. */
const LINE_SHOWN = 30;

/**
 * Returns the message of a field: its first problem, or the problems of its first lines.
 *
 * @param isLines whether each entry is a line of one text
 */
export function fieldMessage(problems: readonly FieldProblem[], isLines = false): string {
  const [first] = problems;
  if (!first) return '';
  const message = errorMessage(first.code, first.value);
  if (first.entry === undefined) return message;
  const quoted = shortened(first.value);
  if (!isLines) return quoted === '' ? message : `“${quoted}”: ${message}`;
  const lines = problems
    .filter(({ entry }) => entry !== undefined)
    .sort((a, b) => Number(a.entry) - Number(b.entry));
  const messages = lines
    .slice(0, MOST_LINES)
    .map(
      ({ code, entry, value }) =>
        `บรรทัด ${Number(entry) + 1} “${shortened(value)}”: ${errorMessage(code, value)}`,
    );
  const more = lines.length - messages.length;
  return [...messages, ...(more > 0 ? [`และอีก ${more} บรรทัด`] : [])].join('\n');
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text.length > LINE_SHOWN ? `${text.slice(0, LINE_SHOWN)}…` : text;
}
