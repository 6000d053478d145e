// The office's forms, as somebody fills them in.
import { Refusal } from '../project.mjs';

/** @typedef {import('@playwright/test').Page} Page */

export class OfficeForm {
  /** @param {import('./hands.mjs').Hands} hands @param {string} office @param {string} slug */
  constructor(hands, office, slug) {
    this.hands = hands;
    this.page = hands.page;
    this.address = `${office}/admin/globals/${slug}`;
  }

  async open() {
    await this.hands.pause(2000);
    await this.page.goto(this.address, { waitUntil: 'networkidle' });
    await this.page.locator('#action-save').waitFor();
  }

  /** @param {string} path */
  field(path) {
    return this.page.locator(`[id="field-${path.replaceAll('.', '__')}"]`);
  }

  /** A field with its label and what it offers. @param {string} path */
  box(path) {
    const id = `field-${path.replaceAll('.', '__')}`;
    return this.page
      .locator(`.field-type[id="${id}"], .field-type:has(> label[for="${id}"])`)
      .first();
  }

  /** @param {string} path @param {string} text */
  async write(path, text) {
    const field = this.field(path);
    await this.unfold(path);
    if ((await field.inputValue()) !== text) await this.hands.write(field, text);
  }

  /** @param {string} path @param {string} day as 2026-12-31 */
  async day(path, day) {
    await this.unfold(path);
    await this.hands.press(this.field(path));
    const [year = '', month = '', of = ''] = day.split('-');
    await this.hands.type(`${month}${of}${year}`);
    if ((await this.field(path).inputValue()) !== day) await this.field(path).fill(day);
  }

  /** @param {string} path @param {string} words none: nothing is chosen any more */
  async choose(path, words) {
    await this.unfold(path);
    const field = this.box(path);
    const [shown = ''] = await field.locator('.rs__single-value').allTextContents();
    if (shown === words) return;
    if (words === '') await this.hands.press(field.locator('.clear-indicator'));
    else await this.hands.choose(field, words);
  }

  /** One more in a field that takes several. @param {string} path @param {string} words */
  async add(path, words) {
    await this.hands.choose(this.box(path), words);
  }

  /** A row to the top of its list. @param {string} path @param {number} index */
  async moveUp(path, index) {
    for (let at = index; at > 0; at -= 1) {
      const row = this.page.locator(`[id="${path.replaceAll('.', '-')}-row-${at}"]`);
      await this.hands.press(row.locator('.array-actions__button').first());
      await this.hands.press(this.page.locator('.array-actions__move-up:visible'));
    }
  }

  /** @param {string} path @param {readonly string[]} texts */
  async list(path, texts) {
    await this.unfold(path);
    const field = this.box(path);
    const shown = await field.locator('.multi-value-label__text').allTextContents();
    if (shown.join('\n') !== texts.join('\n')) await this.hands.list(field, texts);
  }

  /** @param {string} path @param {boolean} isOn */
  async tick(path, isOn) {
    await this.unfold(path);
    await this.hands.tick(this.field(path), isOn);
  }

  /**
   * As many rows as there are entries, each filled in.
   *
   * @template Entry
   * @param {string} path
   * @param {readonly Entry[]} entries
   * @param {(row: string, entry: Entry) => Promise<void>} fill
   */
  async rows(path, entries, fill) {
    const rows = this.page.locator(`[id^="${path.replaceAll('.', '-')}-row-"]`);
    while ((await rows.count()) > entries.length) {
      const last = rows.last();
      await this.hands.press(last.locator('.array-actions__button').first());
      await this.hands.press(this.page.locator('.array-actions__remove:visible'));
      await this.page.waitForTimeout(100);
    }
    for (const [index, entry] of entries.entries()) {
      if (index >= (await rows.count())) {
        await this.hands.press(this.field(path).locator('> .array-field__add-row'));
        await rows.nth(index).waitFor();
      }
      await fill(`${path}.${index}`, entry);
    }
  }

  /** Opens the rows that a field stands in, from the outermost. @param {string} path */
  async unfold(path) {
    const parts = path.split('.');
    for (const [index, part] of parts.entries()) {
      if (!/^\d+$/.test(part)) continue;
      const list = parts.slice(0, index).join('-');
      const fold = this.page.locator(`[id="${list}-row-${part}"] > .collapsible`);
      await fold.waitFor();
      const isFolded = (await fold.getAttribute('class'))?.includes('collapsible--collapsed');
      if (isFolded) await this.hands.press(fold.locator('.collapsible__toggle').first());
    }
  }

  /** Publishes, and waits until the office says so. @returns {Promise<void>} */
  async publish() {
    // Payload gathers what was typed before a save counts it.
    await this.page.waitForTimeout(700);
    await this.hands.press(this.page.locator('#action-save'));
    const answers = this.page.locator(
      '[data-sonner-toast]:is([data-type="success"], [data-type="error"])',
    );
    await answers.first().waitFor({ timeout: 60_000 });
    const isTaken = (await answers.first().getAttribute('data-type')) === 'success';
    if (!isTaken) throw new Refusal(`${this.address}: ${await answers.first().innerText()}`);
  }
}
