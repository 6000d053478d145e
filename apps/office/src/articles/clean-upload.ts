import { parse } from 'node:path';
import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload';
import { may } from '../access/rules.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { cleanPicture, PictureRefusal } from './clean-picture.ts';
import { isCopy } from './copy.ts';

/**
 * Encodes every uploaded picture again before Payload measures, resizes and stores it; its name and type follow the
 * content. Refuses uploads by address, which Payload would fetch after this hook.
 *
 * @throws APIError (400) for a file that is no accepted picture
 */
export const cleanUpload: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  const operation = operationOf(hook);
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access after this hook: unauthorised uploads must not be decoded.
  if (!('overrideAccess' in args && args.overrideAccess) && !may(req.user, operation, 'media'))
    return args;
  if (!req.file) {
    if (operation === 'create' && !isCopy(args)) throw new MissingFile(req.t);
    return args;
  }
  try {
    const { data, extension, mimeType } = await cleanPicture(req.file.data);
    const name = `${parse(req.file.name).name || 'picture'}.${extension}`;
    req.file = { ...req.file, data, mimetype: mimeType, name, size: data.byteLength };
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw new APIError(error.message, 400, undefined, true);
  }
  return args;
};
