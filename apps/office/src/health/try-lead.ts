import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { asHtml, asText } from '../alerts/channels/channel.ts';
import { alertsOf, createAlerts } from '../alerts/create-alerts.ts';
import { messageOf } from '../alerts/message.ts';
import type { Subject } from '../enquiries/subject.ts';
import { dryRun } from '../payload-patches/dry-run.ts';
import type { Lead } from '../payload-types.ts';

/** The step at which a lead would be lost. */
export type LostAt = 'lead' | 'alerts' | 'message';

/**
 * Processes a lead up to the text of its alerts in a transaction that is rolled back: same validation, rows, jobs and
 * tables. Nothing becomes visible, is sent or counted.
 *
 * @returns the step that failed; undefined when a real lead would have arrived
 */
export async function tryLead(
  payload: Payload,
  data: Omit<Lead, 'createdAt' | 'id' | 'updatedAt'>,
): Promise<LostAt | undefined> {
  let at: LostAt = 'lead';
  try {
    await dryRun(payload, async (req) => {
      const { id } = await recordsOf(payload, req).create('leads', data);
      at = 'alerts';
      const subject: Subject = { relationTo: 'leads', value: id };
      await createAlerts(payload, subject, req);
      const alerts = await alertsOf(payload, subject, req);
      at = 'message';
      for (const alert of alerts) {
        const message = await messageOf(payload, alert, req);
        if (!message) throw new Error('An alert has no message');
        for (const form of [asText, asHtml]) form(message);
        JSON.stringify(message.data);
      }
    });
    return undefined;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'canary lost', code: at });
    return at;
  }
}
