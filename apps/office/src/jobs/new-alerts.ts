import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels } from '../alerts/active-channels.ts';
import { createAlert } from '../alerts/digest.ts';
import { belongsTo, enquiryCollections, type Subject } from '../enquiries/subject.ts';
import { failureCode } from '../errors/failure.ts';

const BATCH_SIZE = 200;

/** Creates the alerts of new enquiries. Runs every two seconds, never concurrently. */
export async function createNewAlerts(payload: Payload): Promise<void> {
  for (const relationTo of enquiryCollections) {
    const withoutAlerts = { alertsMadeAt: { exists: false } };
    const options = { sort: 'id', limit: BATCH_SIZE };
    const enquiries = await recordsOf(payload).find(relationTo, withoutAlerts, options);
    for (const { id } of enquiries) {
      // One enquiry whose alerts cannot be created must not keep the others waiting.
      await createAlerts(payload, { relationTo, value: id }).catch((error: unknown) => {
        const facts = { collection: relationTo, id, code: failureCode(error) };
        payload.logger.error(facts, 'alerts not created');
      });
    }
  }
}

/** Creates the missing alerts of an enquiry, one per configured channel: a crash may have interrupted an earlier run. */
async function createAlerts(payload: Payload, subject: Subject): Promise<void> {
  const alerts = await recordsOf(payload).find('alerts', belongsTo(subject));
  const existing = new Set(alerts.map(({ channel }) => channel));
  for (const channel of activeChannels()) {
    if (!existing.has(channel)) await createAlert(payload, channel, { subject });
  }
  await payload.db.updateOne({
    collection: subject.relationTo,
    id: subject.value,
    // Keeps `updatedAt`: a form that was opened before must not seem stale.
    data: { alertsMadeAt: new Date().toISOString(), updatedAt: null },
  });
}
