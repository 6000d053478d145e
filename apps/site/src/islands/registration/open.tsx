import { createRoot } from 'react-dom/client';
import { isPackageId } from '../../content/package-prices.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

/**
 * Opens the registration dialog for a package.
 *
 * @param opener what opened it, and has the focus again afterwards
 */
export function openRegistration(asked: string | undefined, opener: HTMLElement): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const onClose = () => {
    root.unmount();
    host.remove();
    opener.focus();
  };
  root.render(
    <RegistrationDialog packageId={isPackageId(asked) ? asked : 'more'} onClose={onClose} />,
  );
}
