import { type Office, startOffice } from './office.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

/** An office whose alerts go to a LINE of loopback and are tried again at once. */
export interface AlertingOffice {
  office: Office;
  line: CallReceiver;
  stop: () => Promise<void>;
}

/** Starts one, with further settings where a test wants them. Once a test file, as any office. */
export async function startAlertingOffice(
  settings: Record<string, string> = {},
): Promise<AlertingOffice> {
  const line = await receiveCalls();
  const office = await startOffice({
    LINE_API_URL: line.url,
    LINE_CHANNEL_TOKEN: 'line-token',
    LINE_TARGET: 'C123',
    ALERT_RETRY_MS: '50',
    ...settings,
  });
  const stop = async () => {
    await office.stop();
    await line.stop();
  };
  return { office, line, stop };
}
