import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { staffCall } from '../access/rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import { erasePerson, hashesOf } from '../privacy/events.ts';
import { findPerson, type Person, readIdentifiers, personRecords } from '../privacy/person.ts';
import { erasureReasons } from '../privacy/reasons.ts';

const refuse = (message: string, status: number) => Response.json({ message }, { status });

/** Defines a `POST` call about a person, with the phone numbers and e-mail addresses in its body. */
function personCall(
  operation: 'find' | 'export' | 'erase',
  handle: (req: PayloadRequest, identifiers: string[]) => Promise<Response>,
): Endpoint {
  return staffCall(['post', `/person/${operation}`], operation, 'person', async (req) => {
    await addDataAndFileToRequest(req);
    const typed: unknown = req.data?.typed;
    const identifiers = typeof typed === 'string' ? readIdentifiers(typed.slice(0, 2000)) : [];
    if (identifiers.length === 0) return refuse('พิมพ์เบอร์โทรหรืออีเมลให้ครบ', 400);
    return handle(req, identifiers);
  });
}

const referencesOf = ({ enquiries }: Person) =>
  enquiries.map(({ stored }) => stored.reference).join(', ') || 'ไม่พบรายการ';

/** `POST /api/person/find` with `{ typed }`: everything about one person; recorded in the audit log. */
const find = personCall('find', async (req, identifiers) => {
  const person = await findPerson(req.payload, identifiers);
  await recordEvent(req, { event: 'person', text: referencesOf(person) });
  return Response.json(person);
});

/** `POST /api/person/export` with `{ typed }`: the same as a file; recorded in the audit log. */
const exportFile = personCall('export', async (req, identifiers) => {
  if (req.user?.exportsOwnOnly) return refuse('บัญชีนี้ส่งออกได้เฉพาะลูกค้าที่ตนรับผิดชอบ', 403);
  requireRecentLogin(req);
  const person = await findPerson(req.payload, identifiers);
  await recordEvent(req, { event: 'export', text: `บุคคล: ${referencesOf(person)}` });
  return Response.json(person);
});

/** `POST /api/person/erase` with `{ typed, reason }`: erases everything about one person. */
const erase = personCall('erase', async (req, identifiers) => {
  const reason = erasureReasons.find((known) => known === req.data?.reason);
  if (!reason) return refuse('เลือกเหตุผล', 400);
  const { own, mentions } = await personRecords(req.payload, identifiers);
  const references = own.map(({ reference }) => reference);
  const account = req.user?.email ?? '';
  const text = `บุคคล: ${own.length} รายการ และที่กล่าวถึง ${mentions.length} แห่ง (${reason})`;
  // An erasure that cannot be recorded is refused.
  await recordEvent(req, { event: 'erasure', text });
  await erasePerson(req, { account, reason, references, hashes: hashesOf(identifiers) });
  const message = `ลบแล้ว ${own.length} รายการ และเบอร์หรืออีเมลที่กล่าวถึง ${mentions.length} แห่ง`;
  return Response.json({ message });
});

/** The calls of the view `/admin/person`. */
export const personCalls: Endpoint[] = [find, exportFile, erase];
