import { createRoot } from 'react-dom/client';
import { packageOf, recommendedOf } from '../../content/packages.ts';
import { emptyRegistration } from '../../registrations/form.ts';
import { Modal } from '../modal.tsx';
import type { RegistrationContent } from './content.ts';
import { RegistrationForm } from './registration-form.tsx';

let isOpen = false;

/**
 * Opens the registration form for a package in a modal dialog; no-op while one is open. A click on the backdrop
 * does not close it, because people misclick.
 *
 * @param opener the link that opened it; it regains focus on close and is followed if the dialog fails
 */
export function openRegistration(
  content: RegistrationContent,
  packageId: string | undefined,
  opener: HTMLAnchorElement,
): void {
  if (isOpen) return;
  isOpen = true;
  const { packages, words } = content;
  const chosen = packageOf(packages, packageId) ?? recommendedOf(packages);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, { onUncaughtError: () => location.assign(opener.href) });
  const onClose = () => {
    isOpen = false;
    root.unmount();
    host.remove();
    opener.focus();
  };
  root.render(
    <Modal
      className="dialog registration-dialog"
      labelledBy="registration-heading"
      closeLabel={words.close}
      onClose={onClose}
    >
      <RegistrationForm
        content={content}
        initial={{ ...emptyRegistration, package: chosen?.id ?? '' }}
        isInDialog
      />
    </Modal>,
  );
}
