import type { Payload } from 'payload';
import { nameSearchText } from '../enquiries/search.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import { inBatches } from '../database/batches.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';

const AT_ONCE = 200;

/**
 * Fills in what names are found by where a release has stored leads and registrations without it: an
 * earlier one, before an upgrade or after a step back.
 */
export async function fillNameSearch(payload: Payload): Promise<void> {
  for (const collection of enquiryCollections) {
    const behind = async (last: { id: number } | undefined) => {
      const { docs } = await payload.find({
        collection,
        where: {
          and: [{ nameSearch: { exists: false } }, { id: { greater_than: last?.id ?? 0 } }],
        },
        sort: 'id',
        limit: AT_ONCE,
        depth: 0,
        pagination: false,
        select: { fullname: true },
        trash: true,
        overrideAccess: true,
      });
      return docs;
    };
    for await (const rows of inBatches(AT_ONCE, behind)) {
      for (const { id, fullname } of rows) {
        // Nobody has changed the lead.
        const data = { nameSearch: nameSearchText(fullname), updatedAt: null };
        await updateWithoutHooks(payload, { collection, id, data });
      }
    }
  }
}
