import type { Payload } from 'payload';
import { nameSearchText } from '../enquiries/search.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import { inBatches } from '../database/batches.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';

const BATCH_SIZE = 200;

/**
 * Fills the search text of names for leads and registrations stored by an earlier release, before an upgrade or during
 * a rollback.
 */
export async function fillNameSearch(payload: Payload): Promise<void> {
  for (const collection of enquiryCollections) {
    const nextBatch = async (last: { id: number } | undefined) => {
      const { docs } = await payload.find({
        collection,
        where: {
          and: [{ nameSearch: { exists: false } }, { id: { greater_than: last?.id ?? 0 } }],
        },
        sort: 'id',
        limit: BATCH_SIZE,
        depth: 0,
        pagination: false,
        select: { fullname: true },
        trash: true,
        overrideAccess: true,
      });
      return docs;
    };
    for await (const rows of inBatches(BATCH_SIZE, nextBatch)) {
      for (const { id, fullname } of rows) {
        // Keeps `updatedAt`: the lead itself is unchanged.
        const data = { nameSearch: nameSearchText(fullname), updatedAt: null };
        await updateWithoutHooks(payload, { collection, id, data });
      }
    }
  }
}
