import type { ReactNode } from 'react';
export function ContactFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="contact deep" id="contact">
      {children}
    </footer>
  );
}
