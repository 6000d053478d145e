import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { ShareWords } from './share-digest.ts';

interface Options {
  /** Reads a cover file. */
  readCover: (file: string) => Promise<Buffer | undefined>;
  log: Pick<Log, 'error'>;
  draw?: typeof drawSharePicture;
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(String(status), { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Returns a function that answers with a share picture: 404 for unknown pages, 503 when it cannot be rendered. A broken
 * cover is left out.
 */
export const sharePictures =
  ({ readCover, log, draw = drawSharePicture }: Options) =>
  /** @param cached the headers of a picture that the page cache may keep */
  async (words: ShareWords | undefined, cached: Record<string, string>): Promise<Response> => {
    if (!words) return refusal(404);
    const { object, title } = words;
    const report = (error: unknown) => {
      const facts = { code: codeOf(error), title: title.join(' ') };
      log.error(facts, 'a share picture could not be rendered completely');
    };
    const hasCover = object.kind === 'cover';
    const cover = hasCover ? await readCover(object.file) : undefined;
    const whole = !hasCover || cover ? await draw(words, cover).catch(report) : undefined;
    const without: ShareWords = { ...words, object: { kind: 'files' } };
    const jpeg = whole ?? (hasCover ? await draw(without).catch(report) : undefined);
    if (!jpeg) return refusal(503, { 'retry-after': '60' });
    return new Response(new Uint8Array(jpeg), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
        // Other sites embed it.
        'cross-origin-resource-policy': 'cross-origin',
        // Without its cover it is rendered again: the cover may be readable next time.
        ...(whole && cached),
      },
    });
  };
