import { type DestinationStream, pino } from 'pino';

/**
 * Where the log is written: what is said in one go is one write at its end, before anything else is done.
 * In a storm of leads a write for each line was a tenth of the work.
 *
 * @param to a file, or the number of one that is open: 1 is the standard output
 */
export function logStream(to: number | string = 1): DestinationStream {
  const out = pino.destination({ dest: to, sync: true });
  let said = '';
  const flush = () => {
    const text = said;
    said = '';
    if (text !== '') out.write(text);
  };
  // Whoever ends the process in the same go has said why.
  process.once('exit', flush);
  return {
    write(line) {
      if (said === '') process.nextTick(flush);
      said += line;
    },
  };
}
