import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeIn } from '../make-folder.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** The pictures that links bring along when they are shared: each is drawn once and kept on disk. */
export class SharePictures {
  readonly #folder: string;
  readonly #readCover: (file: string) => Promise<Buffer | undefined>;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  /** @param readCover gives the content of a cover's file */
  constructor(dataDir: string, readCover: (file: string) => Promise<Buffer | undefined>) {
    this.#folder = path.join(dataDir, 'share');
    this.#readCover = readCover;
  }

  /** @returns a JPEG of 1200 by 630 */
  async draw(say: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(say)}.jpg`;
    const found = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    if (found) return found;
    // A link that is shared is fetched by many at once.
    const drawing = this.#underWay.get(name) ?? this.#keep(name, say);
    this.#underWay.set(name, drawing);
    return drawing.finally(() => this.#underWay.delete(name));
  }

  /**
   * Removes the pictures that nobody can ask for any more.
   *
   * @param digestsNow of those that somebody can; not asked for where there are no pictures
   */
  async sweep(digestsNow: () => Promise<ReadonlySet<string>>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.length === 0) return;
    const digests = await digestsNow();
    for (const name of names) {
      if (!digests.has(path.parse(name).name)) await rm(path.join(this.#folder, name));
    }
  }

  async #keep(name: string, say: ShareWords): Promise<Buffer> {
    const cover = say.object.kind === 'cover' ? await this.#readCover(say.object.file) : undefined;
    const isWhole = say.object.kind !== 'cover' || cover !== undefined;
    const drawn = await drawSharePicture(
      isWhole ? say : { ...say, object: { kind: 'files' } },
      cover,
    );
    // A cover that could not be read may be there next time.
    if (!isWhole) return drawn;
    const kept = path.join(this.#folder, name);
    try {
      await makeIn(this.#folder);
      await writeFile(`${kept}.part`, drawn);
      await rename(`${kept}.part`, kept);
    } catch {
      // A full disk, say: it is drawn again the next time.
    }
    return drawn;
  }
}
