const METHODS = ['GET', 'HEAD'];

/** What an answer for reading only says to any other method; null for one that reads. */
export function refusalOf(method: string | undefined): { status: 405; headers: { Allow: string } } | null {
  return METHODS.includes(method ?? '') ? null : { status: 405, headers: { Allow: METHODS.join(', ') } };
}
