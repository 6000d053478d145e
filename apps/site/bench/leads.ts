/* Leads, compared with a bare `node:http` server that commits one synchronous insert for each. */
import { compareWithBare } from './compare-with-bare.ts';
import { report } from './report.ts';
import { leadRequest } from './load-generator.ts';

await report(
  'leads',
  'Leads',
  await compareWithBare([{ name: 'a lead', request: leadRequest, wanted: 0.4 }]),
);
