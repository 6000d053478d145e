import { Phrases } from '../components/thai.tsx';
import { baht } from '../thai/amount.ts';
import type { WithContent } from '../content/site-content.ts';
import type { Device } from '../content/th/sections.ts';
import { ObjectDrawing } from '../illustrations/objects.tsx';
import '../styles/dotted.css';

/** Devices for the clinic's counter on a shelf, each with a price tag below. */
export default function Equipment({ content }: WithContent) {
  const { equipment } = content;
  return (
    <section className="section equipment" id="equipment" aria-labelledby="equipment-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="equipment-title">
            <Phrases of={equipment.title} />
          </h2>
          <p className="lead devices-note">{equipment.note}</p>
        </div>
        <ul className="shelf">
          {equipment.devices.map((device) => (
            <DeviceItem key={device.name} content={content} device={device} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function DeviceItem({ content, device }: WithContent & { device: Device }) {
  const { equipment, language } = content;
  const { name, model, priceSatang, description, facts, drawing } = device;
  return (
    <li className="device">
      <ObjectDrawing name={drawing} className="device-drawing" />
      <details className="device-tag">
        <summary>
          <h3>{name}</h3>
          <span className="device-model">{model}</span>
          <span className="device-price">
            <b className="num">{baht(priceSatang, language)}</b> {equipment.currency}
          </span>
        </summary>
        <p className="device-description">{description}</p>
        <ul className="dotted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
