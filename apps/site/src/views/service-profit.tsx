import { moneyLabels, serviceProfit } from '../content/th/views/money.ts';
import { Meter } from './meter.tsx';
import { View, ViewHead } from './view.tsx';

const weak = 30;

/** The margin of each service; a weak one is drawn lighter, and says its number like the others. */
export function ServiceProfitView() {
  return (
    <View className="view-profit" label={moneyLabels.serviceProfit}>
      <ViewHead title={serviceProfit.title} />
      {serviceProfit.services.map(({ name, percent }) => (
        <div className="profit-row" key={name}>
          <span>{name}</span>
          <Meter share={percent / 100} series={percent < weak ? 2 : 1} />
          <b className="num">{percent}%</b>
        </div>
      ))}
    </View>
  );
}
