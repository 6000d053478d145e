export {
  Clock,
  type ClockState,
  LARGEST_STEP_MS,
  type Machine,
  NEVER_BELIEVED,
  type Remembered,
} from './clock.ts';
export { inWords } from './in-words.ts';
