import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload';
import { may } from '../access/rules.ts';
import { isCopy } from './copy.ts';
import { cleanPicture, PictureRefusal } from './clean-picture.ts';

/**
 * Takes from a picture what its file tells of its maker, before Payload measures it, makes its sizes and stores it;
 * whoever sends it, and whether it is new or replaces another. A file that Payload would fetch itself from an address in
 * the data is refused: it would come past this hook.
 *
 * @throws APIError (400) for a picture that cannot be opened
 */
export const cleanUpload: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  const operation = operationOf(hook);
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access after this hook: whoever it will refuse has no picture decoded before.
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

/** As a text: some of the type's names are deprecated. */
const operationOf = (hook: { operation: string }) => hook.operation;
