import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LeadFormContent } from './content.ts';
import { LeadForm } from './lead-form.tsx';

/** Tells when what is in it is at work: effects run from the inside outwards. */
function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Brings the form to life that the server rendered with the same content, and waits until it is. */
export const hydrate = (host: HTMLElement, content: LeadFormContent): Promise<void> =>
  new Promise((resolve) => {
    // In slices: the first keys are on their way.
    startTransition(() => {
      hydrateRoot(
        host,
        <Ready onReady={resolve}>
          <LeadForm content={content} />
        </Ready>,
      );
    });
  });
