import { hydrateComponent } from '../hydrate-root.ts';
import { LeadForm } from './lead-form.tsx';

export const hydrate = (host: HTMLElement): void => hydrateComponent(host, LeadForm);
