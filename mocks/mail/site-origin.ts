/** The origin of the site, for links in mails: MOCK_SITE, or the page in which the service runs. */
export function siteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  const here = typeof location === 'undefined' ? undefined : location.origin;
  return (environment?.MOCK_SITE ?? here ?? 'http://localhost:3000').replace(/\/+$/, '');
}
