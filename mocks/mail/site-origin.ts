/** The origin of the site, for links in mails: MOCK_SITE, or the page in which the service runs. */
export function getSiteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  const pageOrigin = typeof location === 'undefined' ? undefined : location.origin;
  return (environment?.MOCK_SITE ?? pageOrigin ?? 'http://localhost:3000').replace(/\/+$/, '');
}
