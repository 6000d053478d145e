/**
 * How nodemailer is told of a mail server. Its own reading of an address drops whatever is said beside it,
 * and a server that hangs would be waited for by its own terms, which are minutes.
 *
 * @param address `smtp://` or `smtps://`, with user and password where it wants them
 * @param timeoutMs for the way there and its greeting; twice as long for each answer
 */
export function mailTransport(address: string, timeoutMs = 10_000) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  };
}
