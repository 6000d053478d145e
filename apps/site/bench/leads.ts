/* Leads, compared with a bare `node:http` server that commits one synchronous insert for each. */
import { besideBare } from './beside-bare.ts';
import { report } from './report.ts';
import { leadRequest } from './storm.ts';

report('leads', 'Leads', await besideBare([{ name: 'a lead', request: leadRequest, wanted: 0.4 }]));
