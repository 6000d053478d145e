import type { Payload } from 'payload';
import { cleanPicture, isClean } from '../articles/clean-picture.ts';
import { failureCode } from '../errors/failure.ts';
import { inBatches } from '../database/batches.ts';
import type { Media } from '../payload-types.ts';
import { storedFile } from '../payload-patches/stored-file.ts';

/** Pictures per batch. */
const BATCH_SIZE = 20;
const DONE = 'pictures cleaned';

let hasRun = false;

/**
 * Removes the metadata of pictures stored by releases that did not do so on upload; keeps file names and recreates the
 * sizes. Runs once. Logs the ids of failed pictures and retries them after the next start.
 */
export async function cleanPictures(payload: Payload): Promise<void> {
  if (hasRun || (await payload.kv.has(DONE))) return;
  hasRun = true;
  let failed = 0;
  const read = async (last: Media | undefined) => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { greater_than: last?.id ?? 0 } },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    return docs;
  };
  for await (const batch of inBatches(BATCH_SIZE, read)) {
    for (const picture of batch) {
      try {
        await cleanStored(payload, picture);
      } catch (error) {
        failed++;
        const { id } = picture;
        payload.logger.warn({ picture: id, code: failureCode(error) }, 'a picture was not cleaned');
      }
    }
  }
  if (failed === 0) await payload.kv.set(DONE, true);
}

async function cleanStored(payload: Payload, picture: Media): Promise<void> {
  const { id, filename, mimeType, focalX, focalY } = picture;
  if (!filename || !mimeType) return;
  const stored = await storedFile(payload, filename);
  if (await isClean(stored)) return;
  const { data } = await cleanPicture(stored);
  await payload.update({
    collection: 'media',
    id,
    data: { ...(focalX && focalY && { focalX, focalY }) },
    file: { name: filename, mimetype: mimeType, data, size: data.byteLength },
    overwriteExistingFiles: true,
    overrideAccess: true,
  });
}
