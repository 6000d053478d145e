type Work = () => Promise<void>;

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeStops?: Work[] };

/** Registers work to be done before the process ends, in the order of registration. */
export function atStop(stop: Work): void {
  (shared.clinicdeeOfficeStops ??= []).push(stop);
}

/** Does all of it; a failure keeps nothing else from being done. */
export async function stopAll(): Promise<void> {
  for (const stop of shared.clinicdeeOfficeStops ?? []) {
    await stop().catch((error: unknown) => console.error(error));
  }
}
