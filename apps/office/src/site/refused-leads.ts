import { type RefusedLeads, refusedLeads, resendResult } from '@clinicdee/protocol';
import { environment } from '../environment/environment.ts';
import { type Answer, callSite } from './site-client.ts';

const PATH = '/api/leads/refused';

/** Reads the leads that the lead API has refused from the site. */
export function fetchRefusedLeads(): Promise<Answer<RefusedLeads>> {
  return callSite(PATH, refusedLeads, { key: environment().LEADS_ADMIN_KEY });
}

/**
 * Makes the site retry refused leads.
 *
 * @param lead the id of a lead, or `all`
 * @returns the number of leads
 */
export async function retryRefusedLeads(lead: string): Promise<Answer<number>> {
  const answer = await callSite(PATH, resendResult, {
    key: environment().LEADS_ADMIN_KEY,
    body: { lead },
  });
  return 'value' in answer ? { value: answer.value.count } : answer;
}

const messages = new Map([
  ['http_400', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['http_409', 'ปลายทางบอกว่าซ้ำกับที่มีอยู่'],
  ['http_413', 'ปลายทางบอกว่าข้อมูลยาวเกินไป'],
  ['http_422', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['unreadable', 'เว็บไซต์อ่านข้อมูลที่เก็บไว้ไม่ได้'],
]);

/** Returns why a lead was refused, with the error code for support. */
export function refusalMessage(failure: string): string {
  const words = messages.get(failure.replace(/^code_/, 'http_')) ?? 'ปลายทางไม่รับ';
  return `${words} (${failure})`;
}
