/* Static and cached pages, compared with a bare `node:http` server that sends the same bytes. */
import { besideBare } from './beside-bare.ts';
import { report } from './report.ts';
import { pageRequest } from './storm.ts';

const results = await besideBare([
  { name: 'the landing page', request: () => pageRequest('/'), wanted: 0.4 },
  {
    name: 'an article, kept',
    request: () => pageRequest('/articles/detail/long-guide'),
    wanted: 0.4,
  },
  { name: 'the list, kept', request: () => pageRequest('/articles'), wanted: 0.4 },
]);
report('server', 'Server', results);
