type Work = () => Promise<void>;

/** Shared through `globalThis`: the server and Next's bundles have separate module instances. */
const shared = globalThis as { clinicdeeOfficeStops?: Work[] };

/** Registers work to be done before the process ends, in the order of registration. */
export function onShutdown(stop: Work): void {
  (shared.clinicdeeOfficeStops ??= []).push(stop);
}

/** Runs all registered work in order; logs errors and continues. */
export async function runShutdown(): Promise<void> {
  for (const stop of shared.clinicdeeOfficeStops ?? []) {
    await stop().catch((error: unknown) => console.error(error));
  }
}
