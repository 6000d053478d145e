import path from 'node:path';

const text = (type: string) => `${type}; charset=utf-8`;

/** Of what a build or a vendor's `public/` folder holds. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': text('text/css'),
  '.gif': 'image/gif',
  '.html': text('text/html'),
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.mjs': text('text/javascript'),
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': text('text/plain'),
  '.vcf': text('text/vcard'),
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': text('application/xml'),
};

/** The media type of a file by its name; bytes to be saved when it is none of the web's usual ones. */
export function mediaTypeOf(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
