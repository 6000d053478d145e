import { type AnyChannel, channels } from './index.ts';

type Together<Each> = (Each extends unknown ? (one: Each) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;

/** The environment variables of all channels, as a part of the office's schema. */
export const channelVariables = Object.assign(
  {},
  ...channels.map(({ variables }) => variables),
) as Together<AnyChannel['variables']>;

/** The variables that count together alone, a list for each channel that has such. */
export const channelPartners: readonly (readonly string[])[] = channels.flatMap(({ together }) =>
  together ? [together] : [],
);

/** What channels need of the office: `[asking variable, needed variable]`. */
export const channelNeeds: readonly (readonly [string, string])[] = channels.flatMap(({ needs }) =>
  Object.entries(needs ?? {}),
);
