import type { AlarmChannels } from '../../src/environment/environment.ts';
import { alarmCalls, RecipientsRefused } from '../../src/health/alarm.ts';
import { reasonFor } from './http-client.ts';
import { finding, type Finding } from './finding.ts';
import { reasonForMail } from './mail.ts';

const test = {
  text: 'ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง ข้อความนี้ส่งด้วย npm run doctor ไม่ต้องทำอะไร',
  event: 'channel.test',
};

const channels = {
  line: { name: 'LINE', settings: 'LINE_CHANNEL_TOKEN, LINE_TARGET' },
  webhook: { name: 'Webhook', settings: 'WEBHOOK_URL, WEBHOOK_SECRET' },
  mail: { name: 'Mail', settings: 'SMTP_URL' },
} as const;

/** The wrong variable by the SMTP command that failed. */
const settingsOfMail: Record<string, string> = { 'MAIL FROM': 'MAIL_FROM', 'RCPT TO': 'MAIL_TO' };

/** Sends a test over each channel, with the code of the site's alarms, and returns the results. */
export function testFindings(configured: AlarmChannels): Promise<Finding[]> {
  return Promise.all(
    alarmCalls(configured, test).map(async ({ channel, call }) => {
      const { name, settings } = channels[channel];
      try {
        await call();
        return finding('fine', 'test_sent', { name });
      } catch (error) {
        const why = channel === 'mail' ? reasonForMail(error) : reasonFor(error);
        const command = error instanceof Error && 'command' in error ? String(error.command) : '';
        const isRecipients = error instanceof RecipientsRefused;
        const setting = isRecipients ? 'MAIL_TO' : (settingsOfMail[command] ?? settings);
        return finding('broken', 'test_failed', { name, why, setting });
      }
    }),
  );
}
