import { attribution } from './touches.ts';

attribution();
