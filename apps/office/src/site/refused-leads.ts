import { type RefusedLeads, refusedLeads, sentAgain } from '@clinicdee/protocol';
import { environment } from '../environment/environment.ts';
import { type Answer, callSite } from './ask-site.ts';

const PATH = '/api/leads/refused';

/** Asks the site which leads the lead API has refused. */
export function askRefused(): Promise<Answer<RefusedLeads>> {
  return callSite(PATH, refusedLeads, { key: environment().LEADS_ADMIN_KEY });
}

/**
 * Has the site send them again.
 *
 * @param lead the id of one, or `all`
 * @returns how many there were
 */
export async function sendRefusedAgain(lead: string): Promise<Answer<number>> {
  const answer = await callSite(PATH, sentAgain, {
    key: environment().LEADS_ADMIN_KEY,
    body: { lead },
  });
  return 'value' in answer ? { value: answer.value.count } : answer;
}

const known = new Map([
  ['http_400', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['http_409', 'ปลายทางบอกว่าซ้ำกับที่มีอยู่'],
  ['http_413', 'ปลายทางบอกว่าข้อมูลยาวเกินไป'],
  ['http_422', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['unreadable', 'เว็บไซต์อ่านข้อมูลที่เก็บไว้ไม่ได้'],
]);

/** Why a lead was refused, for people; the code stays for whoever mends it. */
export function refusalWords(failure: string): string {
  const words = known.get(failure.replace(/^code_/, 'http_')) ?? 'ปลายทางไม่รับ';
  return `${words} (${failure})`;
}
