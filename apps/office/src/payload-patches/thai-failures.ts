import type { AfterErrorHook } from 'payload';

/** How a choice is refused that there is no more, or that is not among those offered. */
export const INVALID_SELECTION = 'ตัวเลือกนี้ใช้ไม่ได้แล้ว เลือกใหม่';
const LINK_IS_OVER = 'ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่ที่ "ลืมรหัสผ่าน" ในหน้าเข้าสู่ระบบ';
const OFFICE_AWAY = 'ติดต่อหลังบ้านไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง';
const ANSWER_BROKEN = 'หลังบ้านตอบกลับมาไม่ครบ ลองใหม่อีกครั้ง';

/** What people call the pieces of a text. */
const pieces = new Map([
  ['upload', 'ภาพในเนื้อหา'],
  ['link', 'ลิงก์ในเนื้อหา'],
  ['autolink', 'ลิงก์ในเนื้อหา'],
  ['relationship', 'รายการในเนื้อหา'],
  ['block', 'ส่วนในเนื้อหา'],
]);

/** Sentences that Payload or a browser writes in English, out of reach of translations. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^Token is either invalid or has expired\.?$/, LINK_IS_OVER],
  // Chromium, Firefox, Safari, Node; Payload puts what it was doing before it.
  [
    /^(?:[\w ]+ failed: )?(?:Failed to fetch|NetworkError when attempting to fetch resource\.?|Load failed|fetch failed|network error|The (?:network|Internet) connection .+)$/,
    OFFICE_AWAY,
  ],
  [
    /^(?:[\w ]+ failed: )?(?:.* is not valid JSON|Unexpected end of JSON input|JSON\.parse: .+|The string did not match the expected pattern\.|JSON Parse error: .+)$/,
    ANSWER_BROKEN,
  ],
  // Payload adds the numbers of what was chosen, which nobody knows.
  [new RegExp(`^${INVALID_SELECTION}[\\s\\d",:{}[\\]\\w-]+$`), INVALID_SELECTION],
];

/**
 * The Thai for a failure that Payload or a browser tells in English; undefined for everything else.
 *
 * Leans on: the sentences above, and `… node failed to validate: …` for a piece of a text.
 */
export function thaiFailure(message: string): string | undefined {
  const [, type, reason] = /^(\w+) node failed to validate: (.*)$/s.exec(message) ?? [];
  if (type !== undefined && reason !== undefined) {
    return `${pieces.get(type) ?? 'ส่วนหนึ่งของเนื้อหา'}: ${thaiFailure(reason) ?? reason}`;
  }
  const text = message.trim();
  return sentences.find(([pattern]) => pattern.test(text))?.[1];
}

/** Says a failure in Thai, an invalid choice with the name of its field, and why somebody may not. */
export const sayInThai: AfterErrorHook = ({ error, req, result }) => {
  if (!result) return undefined;
  const refusal = /^(?:Forbidden|UnauthorizedError)$/.test(error.name)
    ? whyRefused(req.user)
    : undefined;
  const errors = result.errors.map((one) => ({
    ...one,
    message: refusal ?? thaiFailure(one.message ?? '') ?? one.message ?? '',
    ...(one.data && { data: { ...one.data, ...fieldsInThai(one.data) } }),
  }));
  return { response: { ...result, errors } };
};

/** Logged out, a password to change first, no right: three causes, each in words of its own. */
function whyRefused(user: object | null): string {
  if (!user) return 'ต้องเข้าสู่ระบบก่อน หากเปิดหน้านี้ค้างไว้ ให้เข้าสู่ระบบใหม่แล้วลองอีกครั้ง';
  return 'mustChangePassword' in user && user.mustChangePassword === true
    ? 'ต้องเปลี่ยนรหัสผ่านชั่วคราวในหน้าบัญชีของฉันก่อน'
    : 'บัญชีของคุณไม่มีสิทธิ์ทำสิ่งนี้';
}

/** What a validation error says of each field. */
function fieldsInThai({ errors }: Record<string, unknown>) {
  if (!Array.isArray(errors)) return {};
  return { errors: errors.map((one: unknown) => (isFieldError(one) ? inThai(one) : one)) };
}

interface FieldError {
  label?: unknown;
  message: string;
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

function inThai(one: FieldError): FieldError {
  const message = thaiFailure(one.message) ?? one.message;
  return { ...one, message: named(message, typeof one.label === 'string' ? one.label : '') };
}

/** An invalid choice with the name of its field. */
export function named(message: string, label: string): string {
  return message === INVALID_SELECTION && label !== '' ? `${label}: ${message}` : message;
}
