import type { ShareWords } from './share-digest.ts';

/**
 * Responds with a share picture; 404 for unknown pages, 503 when it cannot be rendered.
 *
 * @param cached the headers of a picture that the page cache may keep
 */
export async function shareResponse(
  { drawSharePicture }: Pick<App.Locals, 'drawSharePicture'>,
  words: ShareWords | undefined,
  cached: Record<string, string>,
): Promise<Response> {
  if (!words) return new Response('404', { status: 404, headers: { 'cache-control': 'no-store' } });
  const picture = await drawSharePicture(words).catch(() => undefined);
  if (!picture) {
    const headers = { 'cache-control': 'no-store', 'retry-after': '60' };
    return new Response('503', { status: 503, headers });
  }
  return new Response(new Uint8Array(picture.jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      // Other sites embed it.
      'cross-origin-resource-policy': 'cross-origin',
      // Without its cover it is rendered again: the cover may be readable next time.
      ...(picture.isComplete && cached),
    },
  });
}
