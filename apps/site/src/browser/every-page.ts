import { firstTouch } from './first-touch.ts';

firstTouch();
