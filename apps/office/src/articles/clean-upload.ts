import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import { may } from '../access/rules.ts';
import { isCopy } from './copy.ts';
import { cleanPicture, PictureRefusal } from './clean-picture.ts';

/**
 * Removes the metadata of every uploaded picture before Payload measures, resizes and stores it. Refuses uploads by
 * address, which Payload would fetch after this hook.
 *
 * @throws APIError (400) for a picture that cannot be opened
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
    const data = await cleanPicture(req.file.data);
    if (data) req.file = { ...req.file, data, size: data.byteLength };
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw new APIError(error.message, 400, undefined, true);
  }
  return args;
};
