type Work = () => Promise<void>;

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeRests?: Work[]; clinicdeeOfficeStops?: Work[] };

/** Has something done before another process follows this one, and in any case before this one ends. */
export function atRest(rest: Work): void {
  (shared.clinicdeeOfficeRests ??= []).push(rest);
}

/** Has something done before the process ends. */
export function atStop(stop: Work): void {
  (shared.clinicdeeOfficeStops ??= []).push(stop);
}

/** Ends what works by itself, once; requests can still be answered. */
export async function restAll(): Promise<void> {
  await Promise.allSettled((shared.clinicdeeOfficeRests ?? []).splice(0).map((rest) => rest()));
}

/** Does all of it. */
export async function stopAll(): Promise<void> {
  await restAll();
  await Promise.allSettled((shared.clinicdeeOfficeStops ?? []).map((stop) => stop()));
}
