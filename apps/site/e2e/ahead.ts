/*
 * Has a server's clock show another time than the machine's: by AHEAD_MS milliseconds, also in its threads. Loaded
 * before the server by `--import`.
 */
const ahead = Number(process.env.AHEAD_MS);
const { now } = Date;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made) as Date,
});
