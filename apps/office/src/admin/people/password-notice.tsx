import { environment } from '../../environment/environment.ts';
import { PasswordWords } from './password-words.tsx';

/** Passes the mail configuration to the password notice. */
export function PasswordNotice() {
  return <PasswordWords sendsMail={environment().SMTP_URL !== undefined} />;
}
