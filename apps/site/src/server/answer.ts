import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What a handler answered, whole. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

type Write = ServerResponse['write'];

/**
 * Lets a handler that writes to Node's own response answer into memory instead: to be compressed,
 * compared or kept. Headers that were set on the response before stay there.
 *
 * @param handle resolves to false when it did not answer
 * @returns the answer; `nobody` when there is none, `gone` when the visitor left before it came
 */
export async function collectAnswer(
  response: ServerResponse,
  handle: () => Promise<boolean>,
): Promise<Answer | 'nobody' | 'gone'> {
  const chunks: Buffer[] = [];
  let status = 200;
  const headers: Answer['headers'] = {};

  const answer = new Promise<Answer | 'gone'>((resolve) => {
    const collected = {
      writeHead(code: number, ...rest: unknown[]) {
        status = code;
        Object.assign(headers, plain(rest.at(-1) as OutgoingHttpHeaders | undefined));
        return response;
      },
      write(chunk: Parameters<Write>[0]) {
        chunks.push(Buffer.from(chunk as Uint8Array));
        return true;
      },
      end(chunk?: unknown) {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array)
          chunks.push(Buffer.from(chunk));
        resolve({ status, headers, body: Buffer.concat(chunks) });
        return response;
      },
    };
    Object.assign(response, collected);
    response.once('close', () => resolve('gone'));
  });
  try {
    if (await handle()) return await answer;
    return 'nobody';
  } finally {
    restore(response);
  }
}

/** The response's own methods again: those of its class, beneath ours. */
function restore(response: ServerResponse): void {
  for (const name of ['writeHead', 'write', 'end'] as const) Reflect.deleteProperty(response, name);
}

function plain(headers: OutgoingHttpHeaders = {}): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value : String(value)]],
    ),
  );
}

/** Whether an entity tag is among those that a browser has already. */
export function isKnownTag(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const weak = (tag: string) => tag.replace(/^W\//, '');
  return known.some((tag) => weak(tag) === weak(etag) || tag === '*');
}
