const METHODS = ['GET', 'HEAD'];

/** Returns the 405 response of a read-only route to other methods; null for a method that reads. */
export function refusalOf(method: string | undefined): { status: 405; headers: { Allow: string } } | null {
  return METHODS.includes(method ?? '') ? null : { status: 405, headers: { Allow: METHODS.join(', ') } };
}
