/** Failures to reach the API, whatever the lead. */
const away = ['network', 'timeout', 'cut_off', 'http_429', 'http_502', 'http_503', 'http_504'];

/** Not a working lead API, such as a proxy's page or a bad certificate. */
const wrongEndpoint = ['tls', 'redirect', 'web_page', 'empty', 'not_json', 'no_code', 'too_long'];

/** Failures that open the circuit breaker. */
export const unreachable: readonly string[] = [...away, ...wrongEndpoint];

/**
 * How often in a row a lead may be refused with the same code before it is set aside. The eighth attempt comes about
 * two minutes after the first, which outlasts a restart of the API.
 */
export const MOST_REFUSALS = 8;

/** Whether the API rejected this lead: other 4xx statuses are about the address, the token or the load. */
export const isRefusal = (failure: string): boolean =>
  /^(?:http|code)_4(?:00|09|13|15|22)$/.test(failure);

/** Problems of the lead API, by what an operator must do. `wrong_endpoint`: the address is no lead API. */
export type ApiProblem = 'unreachable' | 'wrong_endpoint' | 'token' | 'failing';

/** Returns the problem behind a failed attempt; undefined when the API works and rejected this lead only. */
export function problemOf(failure: string): ApiProblem | undefined {
  if (away.includes(failure)) return 'unreachable';
  if (wrongEndpoint.includes(failure) || /_4(?:04|05|10)$/.test(failure)) return 'wrong_endpoint';
  if (/_40[137]$/.test(failure)) return 'token';
  return isRefusal(failure) ? undefined : 'failing';
}

const descriptions: Readonly<Record<string, string>> = {
  network: 'the lead API cannot be reached',
  tls: 'the certificate of the lead API has expired or is not trusted',
  timeout: 'the lead API did not answer in time',
  cut_off: 'the answer of the lead API broke off',
  redirect: 'the lead API answered with a redirect, which is not followed',
  web_page: 'the lead API answered with a web page',
  empty: 'the lead API answered with nothing',
  not_json: 'the lead API answered with something that is no JSON',
  no_code: 'the lead API answered without a code',
  too_long: 'the lead API answered with more than any honest answer',
  code_text: 'the lead API answered with a code that is no number',
  unreadable: 'the row of the lead cannot be read',
};

/** Describes a failure code in a sentence, for the log and for staff. */
export function describeFailure(failure: string): string {
  const [, kind, number = ''] = /^(http|code)_(-?(?:[\d.e+-]+|Infinity))$/.exec(failure) ?? [];
  if (kind === 'http') return `the lead API answered with status ${number}`;
  if (kind === 'code') return `the lead API answered with code ${number}`;
  return descriptions[failure] ?? failure;
}
