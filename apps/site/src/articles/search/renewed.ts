import { atOnce, inSlices, type Steps } from '../../steps.ts';

interface Making<T> {
  /** Another text or another array when what it is made of has changed. */
  of: () => readonly unknown[];
  /** Makes it of what lies in the database now. */
  make: () => Steps<T>;
  /** Whether that takes no longer than a page. */
  isSmall: () => boolean;
}

/**
 * Something that is made of all articles, and made again when they have changed. With ten thousand of them that
 * takes some tenths of a second: it is made in slices then, and what was made before serves meanwhile.
 */
export class Renewed<T> {
  readonly #making: Making<T>;
  #made: { of: readonly unknown[]; value: T } | undefined;
  #underWay: Promise<void> | undefined;
  #isClosed = false;

  constructor(making: Making<T>) {
    this.#making = making;
  }

  /** As it is now; or as it was, where that would keep others waiting and it has been made before. */
  now(): T {
    const of = this.#making.of();
    const made = this.#made;
    if (made && isSameList(made.of, of)) return made.value;
    if (made && !this.#making.isSmall()) {
      void this.#begin();
      return made.value;
    }
    const value = atOnce(this.#making.make());
    this.#made = { of, value };
    return value;
  }

  /** Resolves when it is made of what there is now. Never rejects: who needs it tries again. */
  async renew(): Promise<void> {
    // What is under way may have begun before the last change.
    await this.#underWay;
    await this.#begin();
  }

  /** Makes nothing in slices any more, and waits for what is under way: then what it reads may be closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#underWay;
  }

  async #begin(): Promise<void> {
    if (!this.#isClosed) this.#underWay ??= this.#renewing();
    await this.#underWay;
  }

  #renewing(): Promise<void> {
    return (
      this.#renew()
        // What kept the disk from being read has been told by whoever watches it.
        .catch(() => undefined)
        .finally(() => (this.#underWay = undefined))
    );
  }

  async #renew(): Promise<void> {
    const of = this.#making.of();
    if (this.#made && isSameList(this.#made.of, of)) return;
    const value = await inSlices(this.#making.make());
    this.#made = { of, value };
  }
}

/** Whether two lists have the same in them. */
export const isSameList = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now || (before.length === now.length && before.every((one, at) => one === now[at]));
