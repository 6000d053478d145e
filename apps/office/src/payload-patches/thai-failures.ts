import { type AfterErrorHook, APIError, ValidationError, type ValidationFieldError } from 'payload';

/** The error for a selected value that no longer exists or is not offered. */
export const INVALID_SELECTION = 'ตัวเลือกนี้ใช้ไม่ได้แล้ว เลือกใหม่';
const LINK_IS_OVER = 'ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่ที่ "ลืมรหัสผ่าน" ในหน้าเข้าสู่ระบบ';
const OFFICE_AWAY = 'ติดต่อหลังบ้านไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง';
const BAD_REQUEST = 'คำขอนี้ใช้ไม่ได้ แก้แล้วลองอีกครั้ง';
const OFFICE_FAILS = 'หลังบ้านขัดข้อง ทำรายการนี้ไม่สำเร็จ รอสักครู่แล้วลองใหม่อีกครั้ง';
const LOCKED = 'คนอื่นกำลังแก้ไขรายการนี้อยู่ ยังไม่ได้บันทึกของคุณ รอสักครู่แล้วบันทึกอีกครั้ง';
const ANSWER_BROKEN = 'หลังบ้านตอบกลับมาไม่ครบ ลองใหม่อีกครั้ง';

/** What staff call the nodes of a rich text. */
const nodeNames = new Map([
  ['upload', 'ภาพในเนื้อหา'],
  ['link', 'ลิงก์ในเนื้อหา'],
  ['autolink', 'ลิงก์ในเนื้อหา'],
  ['relationship', 'รายการในเนื้อหา'],
  ['block', 'ส่วนในเนื้อหา'],
]);

/** English errors of Payload and browsers that `translations` cannot replace. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/^Token is either invalid or has expired\.?$/, LINK_IS_OVER],
  [/ is currently locked by another user and cannot be /, LOCKED],
  [/^The following fields are invalid: /, 'มีช่องที่ยังกรอกไม่ถูกต้อง เปิดแก้ไขแล้วตรวจทุกช่อง'],
  // Every error that Payload does not explain, as when the database is away.
  [/^Something went wrong\.?$/, OFFICE_FAILS],
  // Chromium, Firefox, Safari, Node; Payload prefixes the failed action.
  [
    /^(?:[\w ]+ failed: )?(?:Failed to fetch|NetworkError when attempting to fetch resource\.?|Load failed|fetch failed|network error|The (?:network|Internet) connection .+)$/,
    OFFICE_AWAY,
  ],
  [
    /^(?:[\w ]+ failed: )?(?:.* is not valid JSON|Unexpected end of JSON input|JSON\.parse: .+|The string did not match the expected pattern\.|JSON Parse error: .+)$/,
    ANSWER_BROKEN,
  ],
  // Payload appends the ids of the selected records, which mean nothing to staff.
  [new RegExp(`^${INVALID_SELECTION}[\\s\\d",:{}[\\]\\w-]+$`), INVALID_SELECTION],
];

/**
 * Returns the Thai for an English error of Payload or a browser; undefined for any other text.
 *
 * Relies on: the texts above, and `… node failed to validate: …` for a node of a rich text.
 */
export function thaiFailure(message: string): string | undefined {
  const [, type, reason] = /^(\w+) node failed to validate: (.*)$/s.exec(message) ?? [];
  if (type !== undefined && reason !== undefined) {
    return `${nodeNames.get(type) ?? 'ส่วนหนึ่งของเนื้อหา'}: ${thaiFailure(reason) ?? reason}`;
  }
  const text = message.trim();
  return translations.find(([pattern]) => pattern.test(text))?.[1];
}

/** Translates the errors of a response, and explains missing rights. */
export const translateErrors: AfterErrorHook = ({ error, req, result }) => {
  if (!result) return undefined;
  const refusal = /^(?:Forbidden|UnauthorizedError)$/.test(error.name)
    ? whyRefused(req.user)
    : undefined;
  const isRefused = error instanceof APIError && error.status < 500;
  const errors = result.errors.map(({ message = '', data, ...item }) => ({
    ...item,
    message: refusal ?? thaiFailure(message) ?? (isRefused ? thaiRefusal : thaiPlace)(message),
    ...(data && {
      data: error instanceof ValidationError ? { ...data, errors: fieldErrors(error) } : data,
    }),
  }));
  return { response: { ...result, errors } };
};

/** Returns the errors of the fields in Thai, with their places as staff know them. */
const fieldErrors = ({ data }: ValidationError) =>
  data.errors.map(({ label: text, message, ...field }) => {
    const label = typeof text === 'string' ? thaiPlace(text) : '';
    return { ...field, ...(label && { label }), message: thaiFailure(message) ?? message };
  });

/** Puts a Thai sentence before the reason of a refused request, where it is in English. */
const thaiRefusal = (message: string): string =>
  /[ก-๙]/.test(message) ? thaiPlace(message) : `${BAD_REQUEST} (${message})`;

/** Returns the message for a user who is logged out, has to change the password first, or lacks the role. */
function whyRefused(user: object | null): string {
  if (!user) return 'ต้องเข้าสู่ระบบก่อน หากเปิดหน้านี้ค้างไว้ ให้เข้าสู่ระบบใหม่แล้วลองอีกครั้ง';
  if ('mustChangePassword' in user && user.mustChangePassword === true)
    return 'ต้องเปลี่ยนรหัสผ่านชั่วคราวในหน้าบัญชีของฉันก่อน';
  return 'mustSetUpSecondFactor' in user && user.mustSetUpSecondFactor === true
    ? 'ต้องเปิดการยืนยันแบบสองขั้นตอนในหน้าบัญชีของฉันก่อน'
    : 'บัญชีของคุณไม่มีสิทธิ์ทำสิ่งนี้';
}

/** Names the blocks in the place of a field, which Payload calls `Block 1 (…)`. */
const thaiPlace = (place: string): string => place.replaceAll(/\bBlock (\d+)/g, 'ส่วนที่ $1');

/** Returns an error of a field in one line: `แพ็กเกจ 2 › ชื่อแพ็กเกจ: กรอกช่องนี้`. */
export function errorLine({ label, message, path }: ValidationFieldError): string {
  const place = typeof label === 'string' && label !== '' ? thaiPlace(label) : path;
  return `${place.replaceAll(' > ', ' › ')}: ${thaiFailure(message) ?? message}`;
}

/** Returns why something cannot be saved: the errors of its fields, or the message of another error. */
export const failureLine = (error: Error): string =>
  error instanceof ValidationError ? error.data.errors.map(errorLine).join(' · ') : error.message;

/**
 * Translates the field errors in the state of a form, which Payload validates outside of any hook while a person types.
 *
 * Relies on: `state[path].errorMessage` in the answer of the server function `form-state`.
 */
export function translateFormState(answer: unknown): unknown {
  const { state } = (answer ?? {}) as { state?: Record<string, { errorMessage?: string }> };
  for (const field of Object.values(state ?? {})) {
    const thai = thaiFailure(field.errorMessage ?? '');
    if (thai !== undefined) field.errorMessage = thai;
  }
  return answer;
}
