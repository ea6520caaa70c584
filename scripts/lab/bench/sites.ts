/** What a browser measures: the site, the empty page it is held against, and the host behind the site. */
export type Sites = {
  siteUrl: string;
  /** A page of few words with nothing of ours, served by the same `next start`. */
  emptyUrl: string;
  serviceHost: string;
  /** The executable; without one Playwright's own. */
  chromium?: string;
};
