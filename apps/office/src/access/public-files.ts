import type { PayloadRequest } from 'payload';
import { readers } from './readers.ts';

/** A picture's file is public, since pages show it; the list of all pictures is for staff. */
export function publicFiles(args: { req: PayloadRequest; isReadingStaticFile?: boolean }): boolean {
  return args.isReadingStaticFile === true || readers(args);
}
