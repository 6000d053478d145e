/** Why a request got no response: the network or the server, or a limit of this process. */
export type FetchErrorCode = 'network' | 'too_many_files';

/** Error codes when the process or the machine has too many open files and connections. */
const ownLimits = ['EMFILE', 'ENFILE'];

/**
 * Classifies an error of `fetch`, whose message is always the same. After `too_many_files` the cause is this
 * process, not the server.
 */
export function fetchErrorCode(error: unknown): FetchErrorCode {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return ownLimits.some((limit) => limit === code) ? 'too_many_files' : 'network';
}
