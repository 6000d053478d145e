import { type AnyChannel, channels } from './index.ts';

type Intersection<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The environment variables of all channels, for the office's schema. */
export const channelVariables = Object.assign(
  {},
  ...channels.map(({ variables }) => variables),
) as Intersection<AnyChannel['variables']>;

/** The lists of variables that must be set together. */
export const channelPartners: readonly (readonly string[])[] = channels.flatMap(({ together }) =>
  together ? [together] : [],
);

/** Pairs `[variable, required variable]`. */
export const channelNeeds: readonly (readonly [string, string])[] = channels.flatMap(({ needs }) =>
  Object.entries(needs ?? {}),
);
