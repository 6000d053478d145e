import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { Meter } from './meter.tsx';
import { View, ViewHead } from './view.tsx';
import './dashboard.css';

/** The margin of each service. */
export function ServiceProfitView({ content }: WithContent) {
  const { label, services, title } = content.views.serviceProfit;
  const spoken = services.map(({ name, percent }) => `${name} ${percent}%`).join(' ');
  return (
    <View className="view-profit" label={fill(label, { services: spoken })}>
      <ViewHead title={title} />
      {services.map(({ name, percent }) => (
        <p className="branch" key={name}>
          {name}
          <Meter share={percent / 100} series={2} />
          <b className="num">{percent}%</b>
        </p>
      ))}
    </View>
  );
}
