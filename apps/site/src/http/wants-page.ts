/** Whether a form was posted without JavaScript, so that the response must be a page. */
export function wantsPage({ headers }: Request): boolean {
  const isForm = headers.get('content-type')?.includes('form') ?? false;
  return isForm && (headers.get('accept')?.includes('text/html') ?? false);
}
