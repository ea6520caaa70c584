/** The addresses of the measured site, of the empty page for comparison, and of the service host. */
export type Sites = {
  siteUrl: string;
  /** The address of a page with two words of text and no code of the site, served by a separate `next start`. */
  emptyUrl: string;
  serviceHost: string;
  /** The path of the browser; without it Playwright's bundled browser is used. */
  chromium?: string;
};
