import { isEnquiryCollection } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { inTurn } from './in-turn.ts';

/** What Next hands to a route beside the request. */
interface Args {
  params: Promise<{ slug?: string[] }>;
}

type Patch = (request: Request, args: Args) => Promise<Response>;

/** Has saves of leads and registrations take turns, record by record; others go straight through. */
export function patchInTurn(patch: Patch): Patch {
  const patchEnquiry = inTurn<Args>(patch, {
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
