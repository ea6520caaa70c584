/** The sites that a browser measures: the site, the empty page for comparison, and the host behind the site. */
export type Sites = {
  siteUrl: string;
  /** A page with two words and without code of the site, served by a separate `next start`. */
  emptyUrl: string;
  serviceHost: string;
  /** The browser executable; without it Playwright's own is used. */
  chromium?: string;
};
