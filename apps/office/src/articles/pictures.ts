import { environment } from '../environment/environment.ts';
import type { Media } from '../payload-types.ts';

/** Whether a relation is populated with its picture. */
export function isPicture(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'alt' in value && 'url' in value;
}

/**
 * Returns the absolute address of a picture or of one of its sizes. The parameter `v` busts caches, since cropping a
 * picture keeps its file name.
 */
export function pictureAddress(
  picture: Media | undefined,
  size?: keyof NonNullable<Media['sizes']>,
): string | null {
  const url = size ? picture?.sizes?.[size]?.url : picture?.url;
  if (!picture || !url) return null;
  const address = new URL(url, environment().OFFICE_URL);
  address.searchParams.set('v', Date.parse(picture.updatedAt).toString(36));
  return address.href;
}

/** Returns width and height when both are known. */
export function pixels(
  picture: { width?: number | null; height?: number | null } | null | undefined,
): { width: number; height: number } | null {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : null;
}
