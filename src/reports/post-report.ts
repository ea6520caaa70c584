const TIMEOUT_MS = 5000;

/**
 * Posts a report to an address of the operator, without cookies, referrer or any other mark of the visitor. Resolves to
 * false when it cannot be sent, or when a server sees that it is refused; never rejects. `text/plain` needs no preflight request, for which a page that
 * is being closed has no time. `navigator.sendBeacon` would send the cookies of the address.
 */
export async function postReport(address: string, body: string): Promise<boolean> {
  try {
    const { ok, type } = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A browser keeps the answer to itself.
    return ok || type === 'opaque';
  } catch {
    return false;
  }
}
