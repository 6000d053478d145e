import { hydrateComponent } from '../hydrate-root.ts';
import { RegistrationForm } from './registration-form.tsx';

export const hydrate = (host: HTMLElement): void => hydrateComponent(host, RegistrationForm);
