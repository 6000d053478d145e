/** How many entries are kept. */
const KEPT = 1000;

/** A map of the latest thousand entries, for what visitors sent recently; an entry that is set again is the latest. */
export class LatestMap<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > KEPT && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
