import type { ServerProps } from 'payload';
import { may } from '../../access/rules.ts';
import { activeChannels, channelName } from '../../alerts/active-channels.ts';
import { type FailingChannel, failingChannels } from '../../alerts/channel-health.ts';
import { failureLabels, failureMessage } from '../../alerts/failure-message.ts';
import { CallButton } from '../call-office.tsx';

/** Shown to admins above the list of alerts: the state of each channel and a button to test it. */
export async function ChannelTests({ payload, user }: ServerProps) {
  if (!may(user, 'test', 'alerts')) return null;
  const channels = activeChannels();
  const failing = await failingChannels(payload);
  return (
    <section className="office-panel" aria-labelledby="channel-tests">
      <h2 id="channel-tests">ช่องทางแจ้งเตือน</h2>
      {channels.length === 0 && <p>ยังไม่ได้ตั้งช่องทางแจ้งเตือน</p>}
      <ul>
        {channels.map((channel) => (
          <li key={channel} className="office-row">
            <b>{channelName(channel)}</b>
            {stateOf(failing.find((item) => item.channel === channel))}
            <CallButton
              path="alerts/test"
              body={{ channel }}
              words={`ส่งทดสอบทาง ${channelName(channel)}`}
              failed="ทดสอบไม่สำเร็จ ลองใหม่ภายหลัง"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(failing: FailingChannel | undefined): string {
  if (!failing) return 'ไม่พบปัญหา';
  const { channel, code, what, recipients } = failing;
  return `${failureLabels[what]} ${failureMessage(channel, code, recipients)}`;
}
