import { testCanaries } from './canaries.ts';

await testCanaries('');
