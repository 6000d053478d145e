import { environment } from '../../environment/environment.ts';
import { PasswordWords } from './password-words.tsx';

/** What to know about passwords, where they are set. */
export function PasswordNotice() {
  return <PasswordWords sendsMail={environment().SMTP_URL !== undefined} />;
}
