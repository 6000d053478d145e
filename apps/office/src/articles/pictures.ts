import { environment } from '../environment.ts';
import type { Media } from '../payload-types.ts';

/** Whether a relation was read together with its picture. */
export function isPicture(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'alt' in value && 'url' in value;
}

/** A picture's address as others can reach it. */
export function pictureAddress(url: string | null | undefined): string | null {
  return url ? new URL(url, environment().OFFICE_URL).href : null;
}

/** Width and height when both are known. */
export function pixels(
  picture: { width?: number | null; height?: number | null } | null | undefined,
): { width: number; height: number } | null {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : null;
}
