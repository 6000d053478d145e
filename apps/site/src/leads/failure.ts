/** Failures that say nothing of the lead, only that the API cannot be reached. */
const away = ['network', 'timeout', 'cut_off', 'http_429', 'http_502', 'http_503', 'http_504'];

/** Answers that no working lead API gives, whatever the lead: a proxy's page, say. */
const astray = ['redirect', 'web_page', 'empty', 'not_json', 'no_code', 'too_long'];

/** The site itself may open no more connections: nobody was asked. */
const ownLimit = 'too_many_files';

/** Failures for which all leads wait while one at a time is sent to find out. */
export const unreachable: readonly string[] = [...away, ...astray, ownLimit];

/** Of the 4xx, those that speak of the address, the token or the moment: no lead is set aside for them. */
const notOfTheLead = [401, 403, 404, 405, 407, 408, 421, 425, 429].map(
  (status) => `http_${status}`,
);

/**
 * How often a lead may be refused in the same way before it is set aside. The eighth try comes about two
 * minutes after the first: longer than a restart of the API, shorter than a caller's patience.
 */
export const MOST_REFUSALS = 8;

/** Whether a failure is the API's word on this one lead, which no further try will change. */
export const isRefusal = (failure: string): boolean =>
  /^(?:http|code)_4\d\d$/.test(failure) && !notOfTheLead.includes(failure.replace('code', 'http'));

/** What keeps the lead API from taking leads, by what is to be done about it. */
export type Trouble = 'away' | 'astray' | 'token' | 'failing' | 'too_many_files';

/**
 * What a failed attempt says of the lead API; undefined where it speaks of the one lead alone, and the API
 * works.
 */
export function troubleOf(failure: string): Trouble | undefined {
  if (away.includes(failure)) return 'away';
  if (failure === ownLimit) return ownLimit;
  const status = failure.replace('code', 'http');
  if (astray.includes(failure) || ['http_404', 'http_405'].includes(status)) return 'astray';
  if (['http_401', 'http_403', 'http_407'].includes(status)) return 'token';
  return isRefusal(failure) ? undefined : 'failing';
}

const said: Readonly<Record<string, string>> = {
  network: 'the lead API cannot be reached',
  too_many_files:
    'the site may open no more connections (raise LimitNOFILE, see who holds so many)',
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

/** A failure in words, for the log and for staff. */
export function inWords(failure: string): string {
  const [, kind, number = ''] = /^(http|code)_(-?(?:[\d.e+-]+|Infinity))$/.exec(failure) ?? [];
  if (kind === 'http') return `the lead API answered with status ${number}`;
  if (kind === 'code') return `the lead API answered with code ${number}`;
  return said[failure] ?? failure;
}
