import { doctorFees } from './articles/doctor-fees.ts';
import { expiringStock } from './articles/expiring-stock.ts';
import { fewerMissedAppointments } from './articles/fewer-missed-appointments.ts';
import { movePaperFiles } from './articles/move-paper-files.ts';
import { privacyAtTheCounter } from './articles/privacy-at-the-counter.ts';
import { secondBranch } from './articles/second-branch.ts';
import type { Sample } from './sample.ts';

/** The sample articles of the first start. */
export const samples: readonly Sample[] = [
  movePaperFiles,
  fewerMissedAppointments,
  doctorFees,
  expiringStock,
  secondBranch,
  privacyAtTheCounter,
];
