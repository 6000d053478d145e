import type { Sample } from './sample.ts';

export const samples: readonly Sample[] = [];
