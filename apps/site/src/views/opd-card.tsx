import { CircleAlert } from 'lucide-react';
import type { WithContent } from '../content/site-content.ts';
import { FaceDrawing } from '../drawings/face.tsx';
import { View } from './view.tsx';
import { Words } from './words.tsx';

/** Inflamed spots on the cheek: centre and radius in the face's 120 × 132 box. */
const spots = {
  before: [
    [66, 72, 3.4],
    [76, 80, 2.6],
    [60, 84, 2.8],
    [73, 92, 3.2],
    [84, 70, 2.2],
    [64, 96, 2.2],
  ],
  after: [[75, 82, 1.8]],
} as const;

function Picture({ caption, when }: { caption: string; when: 'before' | 'after' }) {
  return (
    <div className="opd-picture">
      <FaceDrawing>
        {spots[when].map(([cx, cy, r]) => (
          <circle className="opd-spot" key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </FaceDrawing>
      <span>
        <Words>{caption}</Words>
      </span>
    </div>
  );
}

function Signature() {
  return (
    <svg className="opd-signature" viewBox="0 0 180 48" aria-hidden="true">
      <path d="M8 34c8-22 18-30 20-20s-10 26-4 24 16-26 22-24-6 20 2 20 10-16 16-16 0 14 6 14 10-12 14-12 2 10 8 10 14-22 22-24-8 24 0 24 12-10 18-10 4 8 12 8 16-4 26-8" />
    </svg>
  );
}

/** One visit on the OPD card: note, pictures before and after, signature. */
export function OpdCardView({
  content: {
    views: { opdCard },
  },
}: WithContent) {
  const { about, after, allergy, before, initials, label, note, patient, signature } = opdCard;
  return (
    <View className="view-opd" label={label}>
      <div className="opd-patient">
        <span className="opd-initials">{initials}</span>
        <div className="opd-name">
          <b>
            <Words>{patient}</Words>
          </b>
          <span className="caption">
            <Words>{about}</Words>
          </span>
        </div>
        <span className="badge bad">
          <CircleAlert className="icon" aria-hidden="true" />
          {allergy}
        </span>
      </div>
      <div className="opd-body">
        <dl className="opd-note">
          {note.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="opd-pictures">
          <Picture caption={before} when="before" />
          <Picture caption={after} when="after" />
        </div>
      </div>
      <div className="opd-signed">
        <span className="caption">{signature.caption}</span>
        <Signature />
        <span className="opd-doctor">
          {signature.doctor}
          <small>{signature.time}</small>
        </span>
      </div>
    </View>
  );
}
