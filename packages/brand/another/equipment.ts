import type { equipment as all } from '../src/equipment.ts';

export const equipment: typeof all = [];
