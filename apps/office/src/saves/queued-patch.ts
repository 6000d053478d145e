import { isEnquiryCollection } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { queued } from './save-queue.ts';

/** The second argument of a Next route handler. */
interface Args {
  params: Promise<{ slug?: string[] }>;
}

type Patch = (request: Request, args: Args) => Promise<Response>;

/** Serialises saves of leads and registrations per record; other collections are not queued. */
export function queuedPatch(patch: Patch): Patch {
  const patchEnquiry = queued<Args>(patch, {
    recordOf: async ({ params }) => {
      const { slug: [collection = '', id] = [] } = await params;
      return id && `${collection}/${id}`;
    },
    deadline: () => environment().SAVE_DEADLINE_MS,
  });
  return async (request, args) => {
    const { slug } = await args.params;
    return isEnquiryCollection(slug?.[0]) ? patchEnquiry(request, args) : patch(request, args);
  };
}
