type Stop = () => Promise<void>;

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeStops?: Stop[] };

/** Has something done before the process ends. */
export function atStop(stop: Stop): void {
  (shared.clinicdeeOfficeStops ??= []).push(stop);
}

/** Does all of it. */
export async function stopAll(): Promise<void> {
  await Promise.allSettled((shared.clinicdeeOfficeStops ?? []).map((stop) => stop()));
}
