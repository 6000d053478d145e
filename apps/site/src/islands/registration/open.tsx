import { createRoot } from 'react-dom/client';
import { packageOf, recommendedOf } from '../../content/packages.ts';
import type { RegistrationContent } from './content.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

let isOpen = false;

/**
 * Opens the registration dialog for a package; once, however often it was pressed meanwhile.
 *
 * @param opener what opened it, and has the focus again afterwards
 */
export function openRegistration(
  content: RegistrationContent,
  asked: string | undefined,
  opener: HTMLElement,
): void {
  if (isOpen) return;
  isOpen = true;
  const { packages } = content;
  const chosen = packageOf(packages, asked) ?? recommendedOf(packages);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const onClose = () => {
    isOpen = false;
    root.unmount();
    host.remove();
    opener.focus();
  };
  root.render(
    <RegistrationDialog content={content} packageId={chosen?.id ?? ''} onClose={onClose} />,
  );
}
