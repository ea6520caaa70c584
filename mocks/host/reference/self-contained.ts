const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-[a-z-]+\.svg/g;

/** A page of Redoc without what it would fetch: its maker's logo, and the icon a browser asks every page for. */
export function selfContained(html: string): string {
  return html.replace('<head>', '<head><link rel="icon" href="data:,">').replaceAll(LOGOS, EMPTY_PICTURE);
}
