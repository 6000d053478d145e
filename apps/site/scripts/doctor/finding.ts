/** The result of a check. Contains no secrets and no personal data. */
export interface Finding {
  /** `warning`: needs attention; `broken`: must be fixed before launch. */
  level: 'fine' | 'warning' | 'broken';
  /** A code of the doctor's own, or of a health check of an app. */
  code: string;
  /** Description and remedy. */
  text: string;
}

export const fine = (code: string, text: string): Finding => ({ level: 'fine', code, text });
export const warning = (code: string, text: string): Finding => ({ level: 'warning', code, text });
export const broken = (code: string, text: string): Finding => ({ level: 'broken', code, text });
