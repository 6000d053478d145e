import type { Payload } from 'payload';
import { cleanPicture, isClean } from '../articles/clean-picture.ts';
import { failureCode } from '../errors/failure.ts';
import { inBatches } from '../database/batches.ts';
import type { Media } from '../payload-types.ts';
import { storedFile } from '../payload-patches/stored-file.ts';

/** How many pictures are read at a time. */
const FEW = 20;
const DONE = 'pictures cleaned';

let isTried = false;

/**
 * Cleans the pictures once that were stored before uploads were cleaned; their sizes are made anew, and they keep
 * their names. One that cannot be cleaned is told by its id in the log, and tried again after the next start.
 */
export async function cleanPictures(payload: Payload): Promise<void> {
  if (isTried || (await payload.kv.has(DONE))) return;
  isTried = true;
  let failed = 0;
  const read = async (last: Media | undefined) => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { greater_than: last?.id ?? 0 } },
      sort: 'id',
      limit: FEW,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    return docs;
  };
  for await (const lot of inBatches(FEW, read)) {
    for (const picture of lot) {
      try {
        await cleanOne(payload, picture);
      } catch (error) {
        failed++;
        const { id } = picture;
        payload.logger.warn({ picture: id, code: failureCode(error) }, 'a picture was not cleaned');
      }
    }
  }
  if (failed === 0) await payload.kv.set(DONE, true);
}

async function cleanOne(payload: Payload, picture: Media): Promise<void> {
  const { id, filename, mimeType, focalX, focalY } = picture;
  if (!filename || !mimeType) return;
  const stored = await storedFile(payload, filename);
  if (await isClean(stored)) return;
  const data = await cleanPicture(stored);
  if (!data) return;
  await payload.update({
    collection: 'media',
    id,
    data: { ...(focalX && focalY && { focalX, focalY }) },
    file: { name: filename, mimetype: mimeType, data, size: data.byteLength },
    overwriteExistingFiles: true,
    overrideAccess: true,
  });
}
