import { ObjectDrawing, type ObjectName } from '../../illustrations/objects.tsx';

const at = (name: ObjectName, x: number, width: number) => ({ name, x, width });

/** Each scene has two objects on a counter before a coloured surface. */
const scenes = [
  { surface: 'mint', objects: [at('files', 28, 150), at('reader', 170, 136)] },
  { surface: 'sand', objects: [at('phone', 34, 190), at('plant', 204, 110)] },
  { surface: 'deep', objects: [at('printer', 28, 168), at('drawer', 182, 120)] },
  { surface: 'mint', objects: [at('shelf', 22, 178), at('scanner', 196, 116)] },
  { surface: 'sand', objects: [at('shopfront', 14, 140), at('shopfront', 164, 140)] },
  { surface: 'strong', objects: [at('lock-folder', 40, 160), at('tablet', 190, 116)] },
];

/** The y position of the counter in the scene, and of each drawing's base as a fraction of its height. */
const COUNTER = 160;
const BASE = 106 / 120;
const SHOPFRONT_BASE = 232 / 250;

interface Props {
  /** Selects the scene, so that an article always gets the same scene. */
  seed: string;
  /** `card` has aspect ratio 16:10; `wide` shows more of the counter on both sides. */
  shape: 'card' | 'wide';
}

/** Cover of an article without a picture: drawn objects on a counter. */
export function DrawnCover({ seed, shape }: Props) {
  const scene = scenes[hash(seed) % scenes.length] ?? scenes[0];
  if (!scene) return null;
  return (
    <div className={`cover cover-${scene.surface}`}>
      <svg
        className="drawing cover-scene"
        viewBox={shape === 'card' ? '0 0 320 200' : '-108 -6 532 216'}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {scene.objects.map(({ name, x, width }) => {
          const isShopfront = name === 'shopfront';
          const height = width * (isShopfront ? 250 / 320 : 120 / 160);
          const y = COUNTER - height * (isShopfront ? SHOPFRONT_BASE : BASE);
          return <ObjectDrawing key={x} name={name} x={x} y={y} width={width} height={height} />;
        })}
        <path d={`M-900 ${COUNTER}H1400`} />
      </svg>
    </div>
  );
}

/** Returns a deterministic 32-bit hash of a text. */
function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
