import { leadFields, type LeadPayload, wireShape } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import type { Row } from '../database/sql.ts';

export interface NewLead {
  payload: LeadPayload;
  /** Made once per form fill by the browser; undefined for a form sent without JavaScript. */
  idempotencyKey: string | undefined;
  /** Whether a trap for robots was touched. Such a lead is kept and delivered all the same. */
  isSuspected: boolean;
  /** Sent by the site itself, to try the way. */
  isCanary?: boolean;
}

/** What a lead is called: by programs, and by people. */
export interface Identity {
  id: string;
  reference: string;
}

export interface StoredLead {
  id: string;
  /** What the visitor was told to call it by. */
  reference: string;
  payload: LeadPayload;
  isSuspected: boolean;
  /** Sent by the site itself, to try the way. */
  isCanary: boolean;
  attempts: number;
  receivedAt: number;
}

/**
 * `refused` is set aside until somebody sends it again; `withdrawn` came in another way meanwhile and
 * is not to be sent.
 */
const leadStates = ['waiting', 'delivered', 'refused', 'withdrawn'] as const;
type LeadState = (typeof leadStates)[number];

/** What staff may see of a lead without opening it: nothing personal. */
export interface LeadStatus {
  id: string;
  reference: string;
  state: LeadState;
  attempts: number;
  lastFailure: string | null;
  receivedAt: number;
  deliveredAt: number | null;
}

/**
 * A row as an older or a newer release may have written it: fields that it did not know are filled in,
 * and those that this one does not know stay.
 */
const storedPayload = z.looseObject(wireShape(leadFields));

/** What a lead's sender wrote; undefined for what cannot be read. */
export function readPayload(stored: unknown): LeadPayload | undefined {
  try {
    return z.parse(storedPayload, JSON.parse(String(stored)));
  } catch {
    return undefined;
  }
}

/** The last moment that is a date, in milliseconds since 1970. */
const LAST_DATE = 8.64e15;

/**
 * A row with its payload; undefined when that cannot be read, or what stands beside it in the headers of a
 * delivery could not be sent: a single byte that a disk has spoilt would be taken for a network that is away.
 */
export function readLead(row: Row): StoredLead | undefined {
  const payload = readPayload(row.payload);
  const [id, reference] = [String(row.id), String(row.reference)];
  const receivedAt = Number(row.received_at);
  const isSendable =
    [id, reference].every((name) => /^[\x21-\x7e]+$/.test(name)) &&
    Math.abs(receivedAt) <= LAST_DATE;
  if (!payload || !isSendable) return undefined;
  return {
    ...{ id, reference, payload, receivedAt },
    isSuspected: row.is_suspected === 1,
    isCanary: row.is_canary === 1,
    attempts: Number(row.attempts),
  };
}

/** A row without its payload. */
export const readStatus = (row: Row): LeadStatus => ({
  id: String(row.id),
  reference: String(row.reference),
  state: leadStates.find((state) => state === row.state) ?? 'waiting',
  attempts: Number(row.attempts),
  lastFailure: row.last_failure === null ? null : String(row.last_failure),
  receivedAt: Number(row.received_at),
  deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
});
