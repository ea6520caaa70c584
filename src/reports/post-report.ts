const TIMEOUT_MS = 5000;

/**
 * Posts a report as JSON to an address of the operator, without cookies, referrer or any other mark of the visitor.
 * Resolves to false when it cannot be sent; never rejects. `text/plain` needs no preflight request, for which a page that
 * is being closed has no time. `navigator.sendBeacon` would send the cookies of the address.
 */
export async function postReport(address: string, report: object): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
