import type { Endpoint, FieldAccess, PayloadRequest, Where } from 'payload';

/** The roles of users, as staff call them: admin for everything, marketing for articles, sales for leads. */
export const roleNames = { admin: 'ผู้ดูแลระบบ', marketing: 'การตลาด', sales: 'ฝ่ายขาย' } as const;

export type Role = keyof typeof roleNames;

interface Account {
  id: unknown;
  role?: unknown;
  mustChangePassword?: unknown;
  mustSetUpSecondFactor?: unknown;
}

/**
 * Whether the user has one of these roles. A user with a one-time password or without a required second factor has
 * none, and may only change their own account.
 */
export function hasRole(user: Account | null | undefined, allowed: readonly Role[]): boolean {
  if (!user?.role || user.mustChangePassword || user.mustSetUpSecondFactor) return false;
  return allowed.some((role) => role === user.role);
}

/** Who may perform one operation. A user with a one-time password has no role ({@link hasRole}). */
interface Rule {
  roles: readonly Role[];
  /** Also any logged-in user, for their own account. */
  isOwnAllowed?: true;
  /** Also the public, for a single file, since the website's pages show it. */
  isFilePublic?: true;
}

const staff: Rule = { roles: ['admin', 'marketing', 'sales'] };
/** Personal data of leads and registrations is for sales alone. */
const sales: Rule = { roles: ['admin', 'sales'] };
/** Website content, and anonymous statistics. */
const marketing: Rule = { roles: ['admin', 'marketing'] };
const admins: Rule = { roles: ['admin'] };
/** Only the system: submitted data, its history, alerts. */
const noPerson: Rule = { roles: [] };

const enquiry = { create: noPerson, read: sales, update: sales, delete: admins, export: sales };
const systemRecord = { create: noPerson, read: sales, update: noPerson, delete: noPerson };
const content = { create: marketing, read: staff, update: marketing, delete: marketing };

/** The access rules by kind of record; no rule is defined elsewhere. */
const rules = {
  // People also call or write; registrations come from the site alone.
  leads: { ...enquiry, create: sales },
  registrations: enquiry,
  history: systemRecord,
  alerts: { ...systemRecord, resend: sales, test: admins },
  articles: { ...content, readVersions: marketing, schedule: marketing },
  pages: { ...content, readVersions: marketing, schedule: marketing },
  tags: content,
  // Sales may read it, as with articles.
  siteContent: { read: staff, readVersions: marketing, update: marketing, schedule: marketing },
  media: { ...content, read: { ...staff, isFilePublic: true } },
  users: {
    create: admins,
    // Staff see each other, since leads have owners.
    read: { ...staff, isOwnAllowed: true },
    update: { ...admins, isOwnAllowed: true },
    delete: admins,
    unlock: admins,
  },
  // Secrets: only the office reads them.
  'second-factors': { create: noPerson, read: noPerson, update: noPerson, delete: noPerson },
  // Only the office writes it.
  audit: { create: noPerson, read: admins, update: noPerson, delete: noPerson },
  statistics: { read: marketing },
  // The record of processing.
  personalData: { read: admins },
  // Everything about one person.
  person: { find: sales, export: sales, erase: admins },
  'privacy-requests': { create: sales, read: sales, update: sales, delete: admins },
  'privacy-events': { create: noPerson, read: admins, update: noPerson, delete: noPerson },
  // For sales, whose leads depend on it, and for admins, who fix it.
  health: { read: sales },
} satisfies Record<string, Record<string, Rule>>;

/** The rules of fields that are stricter than those of their record. */
const fieldRules = {
  // Colleagues see names; only the owner and admins see the e-mail address.
  email: { read: { ...admins, isOwnAllowed: true } },
  role: { create: admins, update: admins },
  exportsOwnOnly: { create: admins, update: admins },
  successor: { create: admins, read: admins, update: admins },
  hasSecondFactor: {
    create: noPerson,
    read: { ...admins, isOwnAllowed: true },
    update: noPerson,
  },
  sessions: { create: noPerson, read: { ...noPerson, isOwnAllowed: true }, update: noPerson },
} satisfies Record<string, Record<string, Rule>>;

type Rules = typeof rules;

/** Whether a user may perform the operation on every record of the kind. */
export function may<Kind extends keyof Rules>(
  user: PayloadRequest['user'] | undefined,
  operation: keyof Rules[Kind] & string,
  kind: Kind,
): boolean {
  const rule: Rule | undefined = (rules[kind] as Record<string, Rule>)[operation];
  return rule !== undefined && hasRole(user, rule.roles);
}

/** Defines a call of staff; answers 403 unless the user may perform the operation. */
export function staffCall<Kind extends keyof Rules>(
  [method, path]: [Endpoint['method'], string],
  operation: keyof Rules[Kind] & string,
  kind: Kind,
  handler: (req: PayloadRequest) => Response | Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: (req) =>
      may(req.user, operation, kind)
        ? handler(req)
        : Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 }),
  };
}

/** The operations for which Payload calls access functions. */
const operations = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const;

function accessFunctions<Args, Result>(
  own: Partial<Record<string, Rule>>,
  check: (rule: Rule, args: Args) => Result,
) {
  const access: Partial<Record<(typeof operations)[number], (args: Args) => Result>> = {};
  for (const operation of operations) {
    const rule = own[operation];
    if (rule) access[operation] = (args) => check(rule, args);
  }
  return access;
}

/** Returns the access functions of a collection or global. */
export const accessOf = (kind: keyof Rules) => accessFunctions(rules[kind], checkAccess);

/** Returns the access functions of a field. */
export const fieldAccessOf = (field: keyof typeof fieldRules) =>
  accessFunctions(fieldRules[field], checkFieldAccess);

/** Access function of what only the system does. */
export function nobody(): boolean {
  return false;
}

/** The access rules of a field that only the system writes. */
export const systemOnly = { create: nobody, update: nobody };

function checkAccess(
  { roles, isOwnAllowed, isFilePublic }: Rule,
  args: { req: PayloadRequest; isReadingStaticFile?: boolean },
): boolean | Where {
  const { user } = args.req;
  if (hasRole(user, roles) || (isFilePublic && isFile(args))) return true;
  return isOwnAllowed && user ? { id: { equals: user.id } } : false;
}

/** Whether a file is served. With S3, Payload checks a second time, recognizable only by the route parameter. */
function isFile({ req, isReadingStaticFile }: Parameters<typeof checkAccess>[1]): boolean {
  return isReadingStaticFile === true || 'filename' in (req.routeParams ?? {});
}

function checkFieldAccess(
  { roles, isOwnAllowed }: Rule,
  { req: { user }, id, doc }: Parameters<FieldAccess>[0],
): boolean {
  if (hasRole(user, roles)) return true;
  const owner: unknown = id ?? (doc as { id?: unknown } | undefined)?.id;
  return isOwnAllowed === true && user !== null && owner === user.id;
}
