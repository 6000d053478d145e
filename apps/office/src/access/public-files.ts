import type { PayloadRequest } from 'payload';
import { readers } from './readers.ts';

/**
 * A picture's file is public, since pages show it; the list of all pictures is for staff. With S3,
 * Payload looks the picture up once more while it serves the file, and only the address tells.
 */
export function publicFiles(args: { req: PayloadRequest; isReadingStaticFile?: boolean }): boolean {
  const isFile = args.isReadingStaticFile === true || 'filename' in (args.req.routeParams ?? {});
  return isFile || readers(args);
}
