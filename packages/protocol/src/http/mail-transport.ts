/**
 * Returns nodemailer options for a mail server URL. When nodemailer parses the URL itself, it ignores other
 * options, and its default timeouts are minutes.
 *
 * @param address `smtp://` or `smtps://`, with user and password if required
 * @param timeoutMs for connection and greeting; doubled for each response
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
