import type { ClinicMarkName } from '../content/th/clinics.ts';
import './clinic-mark.css';

const marks = {
  leaf: <path d="M14 4c7 6 9 13 0 20-9-7-7-14 0-20zM14 12v12" />,
  smile: (
    <>
      <circle cx="14" cy="14" r="9" />
      <path d="M9 15c2 4 8 4 10 0" />
    </>
  ),
  tooth: <path d="M7 9c3-4 5-2 7-1 2-1 4-3 7 1 2 3-1 7-2 15-3 1-3-6-5-6s-2 7-5 6C8 16 5 12 7 9z" />,
  heart: <path d="M14 24C4 17 4 8 9 7c3-1 5 2 5 3 0-1 2-4 5-3 5 1 5 10-5 17z" />,
  hill: <path d="M4 20l7-12 4 6 3-4 6 10z" />,
  eye: (
    <>
      <path d="M3 14c6-9 16-9 22 0-6 9-16 9-22 0z" />
      <circle cx="14" cy="14" r="3.5" />
    </>
  ),
  sprout: <path d="M14 24V12M14 12c0-5 4-7 9-7 0 5-4 8-9 7zM14 16c0-4-3-6-8-6 0 4 4 7 8 6z" />,
  paw: (
    <>
      <circle cx="14" cy="18" r="4.5" />
      <circle cx="6" cy="13" r="2.3" />
      <circle cx="11" cy="7" r="2.3" />
      <circle cx="17" cy="7" r="2.3" />
      <circle cx="22" cy="13" r="2.3" />
    </>
  ),
};

/** The small mark before a clinic's name. */
export function ClinicMark({ name }: { name: ClinicMarkName }) {
  return (
    <svg className="icon clinic-mark" viewBox="0 0 28 28" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}
