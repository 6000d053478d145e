/*
 * Shifts the clock of a server by CLOCK_OFFSET_MS milliseconds, also in its threads. Loaded by `--import`.
 */
const offset = Number(process.env.CLOCK_OFFSET_MS);
const { now } = Date;
Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget) as Date,
});
