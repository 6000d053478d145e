import type { CollectionConfig, FieldAccess, GlobalConfig, PayloadRequest, Where } from 'payload';
import { hasRole, type Role } from './role.ts';

/** Who may do one thing. Somebody with a one-time password has no role (`role.ts`). */
interface Rule {
  roles: readonly Role[];
  /** Besides them everybody who is logged in, with the record of their own account. */
  isOwnAllowed?: true;
  /** Besides them everybody, one file at a time: pages show it. */
  isFilePublic?: true;
}

const staff: Rule = { roles: ['admin', 'marketing', 'sales'] };
/** Personal data of leads and registrations is for sales alone. */
const sales: Rule = { roles: ['admin', 'sales'] };
/** What readers see, and the website's figures, which name nobody. */
const marketing: Rule = { roles: ['admin', 'marketing'] };
const admins: Rule = { roles: ['admin'] };
/** The office itself: what a visitor sent, what was written about it, what was told. */
const noPerson: Rule = { roles: [] };

const enquiry = { create: noPerson, read: sales, update: sales, delete: admins, export: sales };
const written = { create: noPerson, read: sales, update: noPerson, delete: noPerson };
const content = { create: marketing, read: staff, update: marketing, delete: marketing };

/** Who may do what with which kind of record: the one place where it is said. */
export const rules = {
  leads: enquiry,
  registrations: enquiry,
  history: written,
  alerts: { ...written, resend: sales, test: admins },
  articles: { ...content, readVersions: marketing, schedule: marketing },
  tags: content,
  // The site's words and figures: as with articles, sales may look.
  words: { read: staff, readVersions: marketing, update: marketing },
  media: { ...content, read: { ...staff, isFilePublic: true } },
  users: {
    create: admins,
    // Staff see each other, since leads have owners.
    read: { ...staff, isOwnAllowed: true },
    update: { ...admins, isOwnAllowed: true },
    delete: admins,
    unlock: admins,
  },
  // Only the office writes it.
  audit: { create: noPerson, read: admins, update: noPerson, delete: noPerson },
  website: { read: marketing },
  // Whether leads arrive is for those who work them, and for those who mend it.
  health: { read: sales },
} satisfies Record<string, Record<string, Rule>>;

/** Who may do what with one field, where it is less than with its record. */
export const fieldRules = {
  // Colleagues know each other by name; an address is its owner's and the admins'.
  email: { read: { ...admins, isOwnAllowed: true } },
  role: { create: admins, update: admins },
  exportsOwnOnly: { create: admins, update: admins },
  mustChangePassword: { create: noPerson, update: noPerson },
} satisfies Record<string, Record<string, Rule>>;

type Rules = typeof rules;

/** Whether a person may do this with every record of the kind. */
export function may<Kind extends keyof Rules>(
  user: PayloadRequest['user'] | undefined,
  operation: keyof Rules[Kind] & string,
  kind: Kind,
): boolean {
  const rule: Rule | undefined = (rules[kind] as Record<string, Rule>)[operation];
  return rule !== undefined && hasRole(user, rule.roles);
}

/** The operations that Payload itself asks about. */
const operations = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const;

/** A collection's rules, as Payload asks for them. */
export function accessOf(collection: keyof Rules): NonNullable<CollectionConfig['access']> {
  const own: Partial<Record<string, Rule>> = rules[collection];
  const access: NonNullable<CollectionConfig['access']> = {};
  for (const operation of operations) {
    const rule = own[operation];
    if (rule) access[operation] = (asked) => verdict(rule, asked);
  }
  return access;
}

/** The rules of records of which there is one each, as Payload asks for them. */
export function globalAccessOf(kind: 'words'): NonNullable<GlobalConfig['access']> {
  const { read, readVersions, update } = rules[kind];
  return {
    read: (asked) => verdict(read, asked),
    readVersions: (asked) => verdict(readVersions, asked),
    update: (asked) => verdict(update, asked),
  };
}

/** A field's rules, as Payload asks for them. */
export function fieldAccessOf(
  field: keyof typeof fieldRules,
): Partial<Record<'create' | 'read' | 'update', FieldAccess>> {
  const own: Partial<Record<string, Rule>> = fieldRules[field];
  const access: Partial<Record<'create' | 'read' | 'update', FieldAccess>> = {};
  for (const operation of ['create', 'read', 'update'] as const) {
    const rule = own[operation];
    if (rule) access[operation] = (asked) => fieldVerdict(rule, asked);
  }
  return access;
}

/** For fields that the office alone writes. */
export function nobody(): boolean {
  return false;
}

function verdict(
  { roles, isOwnAllowed, isFilePublic }: Rule,
  asked: { req: PayloadRequest; isReadingStaticFile?: boolean },
): boolean | Where {
  const { user } = asked.req;
  if (hasRole(user, roles) || (isFilePublic && isFile(asked))) return true;
  return isOwnAllowed && user ? { id: { equals: user.id } } : false;
}

/** With S3, Payload looks a picture up once more while it serves it, and only the address tells. */
function isFile({ req, isReadingStaticFile }: Parameters<typeof verdict>[1]): boolean {
  return isReadingStaticFile === true || 'filename' in (req.routeParams ?? {});
}

function fieldVerdict(
  { roles, isOwnAllowed }: Rule,
  { req: { user }, id, doc }: Parameters<FieldAccess>[0],
): boolean {
  if (hasRole(user, roles)) return true;
  const owner: unknown = id ?? (doc as { id?: unknown } | undefined)?.id;
  return isOwnAllowed === true && user !== null && owner === user.id;
}
