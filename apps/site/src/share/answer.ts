import type { ShareWords } from './share-digest.ts';

/** Answers with a share picture; 404 when there is nothing to say, 503 while it cannot be drawn. */
export async function sharePicture(
  { sharePictures }: Pick<App.Locals, 'sharePictures'>,
  words: ShareWords | undefined,
): Promise<Response> {
  if (!words) return new Response('404', { status: 404, headers: { 'cache-control': 'no-store' } });
  const picture = await sharePictures.draw(words).catch(() => undefined);
  if (!picture) {
    const headers = { 'cache-control': 'no-store', 'retry-after': '60' };
    return new Response('503', { status: 503, headers });
  }
  return new Response(new Uint8Array(picture), {
    // Others show it on their own pages: that is what it is for.
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
