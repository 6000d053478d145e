// The hands and eyes of somebody who follows a guide: keys at the pace of a person, and the clock.

/** Milliseconds for a letter: 200 a minute, somebody who types every day but not for a living. */
const LETTER_MS = 300;
/** Milliseconds until a field or a button is found and the hand is there. */
const AIM_MS = 3000;
/** Words a minute, of a guide that is read while it is followed. */
const WORDS_PER_MINUTE = 200;

/** @typedef {{ name: string, seconds: number, read: number, fields: number, letters: number }} Step */

export class Hands {
  /** @type {Step[]} */
  steps = [];
  #fields = 0;
  #letters = 0;
  #isHurried;

  /**
   * @param {import('@playwright/test').Page} page
   * @param {boolean} isHurried without pauses: to try the way, not the time
   */
  constructor(page, isHurried) {
    this.page = page;
    this.#isHurried = isHurried;
  }

  /** @param {number} milliseconds */
  async pause(milliseconds) {
    if (!this.#isHurried) await this.page.waitForTimeout(milliseconds);
  }

  /**
   * One step of the guide, by the clock.
   *
   * @param {string} name
   * @param {string} text what is read of the guide before
   * @param {() => Promise<void>} work
   */
  async step(name, text, work) {
    [this.#fields, this.#letters] = [0, 0];
    const read = (text.split(/\s+/).length / WORDS_PER_MINUTE) * 60;
    const begun = performance.now();
    await this.pause(read * 1000);
    await work();
    const seconds = (performance.now() - begun) / 1000;
    this.steps.push({ name, seconds, read, fields: this.#fields, letters: this.#letters });
    process.stdout.write(`${name}: ${(seconds / 60).toFixed(1)} min, ${this.#fields} fields\n`);
  }

  /** Presses what is seen. @param {import('@playwright/test').Locator} what */
  async press(what) {
    await this.pause(AIM_MS);
    await what.click();
  }

  /** Writes into a field, over what stands in it. @param {import('@playwright/test').Locator} field @param {string} text */
  async write(field, text) {
    this.#fields += 1;
    await this.press(field);
    const { keyboard } = this.page;
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    await this.type(text);
  }

  /** Marks a part of a text. @param {import('@playwright/test').Locator} area @param {number} from @param {number} length */
  async select(area, from, length) {
    this.#fields += 1;
    await this.pause(AIM_MS);
    await area.focus();
    await area.evaluate(
      (element, [start, end]) => element.setSelectionRange(start, end),
      [from, from + length],
    );
  }

  /** @param {string} text */
  async type(text) {
    this.#letters += text.length;
    await this.page.keyboard.type(text, { delay: this.#isHurried ? 0 : LETTER_MS });
  }

  /** Chooses from a list by its words. @param {import('@playwright/test').Locator} field @param {string} words */
  async choose(field, words) {
    this.#fields += 1;
    await this.press(field.locator('.rs__control'));
    await this.press(this.page.locator('.rs__option').getByText(words, { exact: true }));
  }

  /** A list of short texts in one field, each with Enter. @param {import('@playwright/test').Locator} field @param {readonly string[]} texts */
  async list(field, texts) {
    this.#fields += 1;
    const standing = field.locator('.multi-value-remove');
    await this.press(field.locator('.rs__input'));
    // Until nothing stands there: a key that comes before the list listens takes nothing away.
    while ((await standing.count()) > 0)
      await this.page.keyboard.press('Backspace', { delay: 100 });
    for (const text of texts) {
      await this.type(text);
      await this.page.keyboard.press('Enter');
    }
    await this.page.keyboard.press('Tab');
  }

  /** @param {import('@playwright/test').Locator} box @param {boolean} isOn */
  async tick(box, isOn) {
    if ((await box.isChecked()) === isOn) return;
    this.#fields += 1;
    await this.press(box);
  }
}
