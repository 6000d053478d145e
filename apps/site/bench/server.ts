/* Static and cached pages, compared with a bare `node:http` server that sends the same bytes. */
import { compareWithBare } from './compare-with-bare.ts';
import { report } from './report.ts';
import { pageRequest } from './load-generator.ts';

const results = await compareWithBare([
  { name: 'the landing page', request: () => pageRequest('/'), wanted: 0.4 },
  {
    name: 'an article, kept',
    request: () => pageRequest('/articles/detail/long-guide'),
    wanted: 0.4,
  },
  { name: 'the list, kept', request: () => pageRequest('/articles'), wanted: 0.4 },
]);
await report('server', 'Server', results);
