import { MapPin } from 'lucide-react';
import type { WithContent } from '../../content/site-content.ts';
import './office-map.css';

/**
 * Drawn map of the office's surroundings, with a link to the real map. On a click `browser/embeds.ts` embeds
 * the real map here; before that nothing is requested from third parties.
 */
export function OfficeMap({ content: { brand, contact } }: WithContent) {
  const { map } = contact;
  const words = Object.fromEntries(map.places.map(({ kind, name }) => [kind, name]));
  return (
    <div className="map">
      <svg
        className="map-drawing"
        viewBox="0 0 520 300"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={brand.map.label}
      >
        <rect className="map-ground" width="520" height="300" />
        <path
          className="map-block"
          d="M0 0h150v86H0zM0 112h150v78H0zM0 216h150v84H0zM270 0h108v120H270zM404 0h116v120H404zM270 146h250v60H270zM270 232h120v68H270zM416 232h104v68H416z"
        />
        <path className="map-park" d="M286 14h76v92h-76z" />
        <path className="map-road" d="M210-10v320" />
        <path
          className="map-lane"
          d="M-10 99h220M-10 203h220M210 133h320M210 219h320M391-10v143M403 219v90"
        />
        {words.station && (
          <>
            <path className="map-rail" d="M226-10v320" />
            <rect className="map-station" x="216" y="86" width="20" height="44" rx="10" />
            <text className="map-label" x="246" y="104">
              {words.station}
            </text>
          </>
        )}
        <text className="map-label-small" x="62" y="104">
          {words.lane}
        </text>
        <text
          className="map-label-small"
          transform="translate(204 156) rotate(-90)"
          textAnchor="middle"
        >
          {words.road}
        </text>
        <g transform="translate(312 178)">
          <path className="map-pin" d="M0 0c-14-16-22-25-22-37a22 22 0 0 1 44 0C22-25 14-16 0 0z" />
          <path className="map-pin-cross" d="M0-46v18M-9-37H9" />
        </g>
        <text className="map-label" x="342" y="158">
          {brand.shortName}
        </text>
        <text className="map-label-small" x="342" y="176">
          {words.floor}
        </text>
      </svg>
      <a
        className="button button-small map-open"
        href={brand.map.href}
        target="_blank"
        rel="noopener"
        data-map-embed={brand.map.embed}
        data-map-title={map.frameTitle}
      >
        <MapPin className="icon" aria-hidden="true" />
        {map.open}
      </a>
    </div>
  );
}
