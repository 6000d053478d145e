import sharp from 'sharp';
import { SHARE_HEIGHT } from './size.ts';

/** How much of a share picture its article's cover fills, in pixels. */
export const PANEL_WIDTH = 540;

interface Focus {
  x: number;
  y: number;
}

/**
 * Cuts a cover to the panel beside the title, round what must stay visible.
 *
 * @param focus in per cent from the left and the top
 */
export async function coverPanel(cover: Buffer, { x, y }: Focus): Promise<Buffer> {
  const { width, height } = await sharp(cover).metadata();
  const scale = Math.max(PANEL_WIDTH / width, SHARE_HEIGHT / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return sharp(cover)
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: Math.round(((wide - PANEL_WIDTH) * x) / 100),
      top: Math.round(((high - SHARE_HEIGHT) * y) / 100),
      width: PANEL_WIDTH,
      height: SHARE_HEIGHT,
    })
    .toBuffer();
}
