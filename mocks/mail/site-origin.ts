/** Where the site lives, for links in mails: what MOCK_SITE says, else the page the service runs in. */
export function siteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  const here = typeof location === 'undefined' ? undefined : location.origin;
  return (environment?.MOCK_SITE ?? here ?? 'http://localhost:3000').replace(/\/+$/, '');
}
