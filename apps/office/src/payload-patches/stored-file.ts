import { handleEndpoints, type Payload } from 'payload';
import { environment } from '../environment/environment.ts';

/**
 * A picture's file as it is stored, on disk or in S3.
 *
 * Leans on: Payload's own endpoint for files, `/api/media/file/<name>`, which reads either; it is asked without a
 * network.
 *
 * @throws Error when it cannot be read
 */
export async function storedFile({ config }: Payload, filename: string): Promise<Buffer> {
  const url = `${environment().OFFICE_URL}/api/media/file/${encodeURIComponent(filename)}`;
  const response = await handleEndpoints({ config, request: new Request(url) });
  if (!response.ok) throw new Error(`file ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
