/** Where the site lives, for links in mails; the environment's MOCK_SITE says otherwise. */
export function siteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  return (environment?.MOCK_SITE ?? 'http://localhost:3000').replace(/\/+$/, '');
}
