import { handleEndpoints, type Payload } from 'payload';
import { environment } from '../environment/environment.ts';

/**
 * Returns the stored file of an image, from disk or S3.
 *
 * Relies on: Payload's endpoint for files, `/api/media/file/<name>`, which reads either; it is called in process.
 *
 * @throws Error when the file cannot be read
 */
export async function storedFile({ config }: Payload, filename: string): Promise<Buffer> {
  const url = `${environment().OFFICE_URL}/api/media/file/${encodeURIComponent(filename)}`;
  const response = await handleEndpoints({ config, request: new Request(url) });
  if (!response.ok) throw new Error(`file ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
