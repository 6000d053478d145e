import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { Meter } from './meter.tsx';
import { View, ViewHead } from './view.tsx';

const weak = 30;

/** The margin of each service; a weak one is drawn lighter, and says its number like the others. */
export function ServiceProfitView({ content }: WithContent) {
  const { label, services, title } = content.views.serviceProfit;
  const spoken = services.map(({ name, percent }) => `${name} ${percent}%`).join(' ');
  return (
    <View className="view-profit" label={fill(label, { services: spoken })}>
      <ViewHead title={title} />
      {services.map(({ name, percent }) => (
        <div className="profit-row" key={name}>
          <span>{name}</span>
          <Meter share={percent / 100} series={percent < weak ? 2 : 1} />
          <b className="num">{percent}%</b>
        </div>
      ))}
    </View>
  );
}
