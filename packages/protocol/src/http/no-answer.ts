/** Why there was no answer: it speaks of the network and who is asked, or of this process alone. */
export type NoAnswer = 'network' | 'too_many_files';

/** What a process is told that may open no more files and connections, or whose machine may not. */
const ownLimits = ['EMFILE', 'ENFILE'];

/**
 * What an error of `fetch` says, whose own words are the same for all. Where the limit is ours, nothing is
 * to be looked for at the other end.
 */
export function noAnswer(error: unknown): NoAnswer {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return ownLimits.some((limit) => limit === code) ? 'too_many_files' : 'network';
}
