/** Addresses of the files for crawlers and link previews, without the language, like `routes` for pages. */
export const seoFiles = {
  sitemapIndex: () => '/sitemap.xml',
  /** A part of the sitemap: `pages`, or a part of a long list such as `tours-1`. */
  sitemap: (part = 'pages') => `/sitemap-${part}.xml`,
  feed: () => '/blog/rss.xml',
  /** The preview picture of a page: `tour/17`, or `site` for pages without their own. */
  picture: (name: string) => `/og/${name}.png`,
} as const;

/** The contact headline of the top bar, which no page contains, so that a change of it renders none of them. */
export const HEADLINE_FILE = '/headline.json';

/** Rewrites the parts of the sitemap that a list is cut into to the route that makes them. */
export const sitemapRewrites = [
  { source: '/sitemap-:list(tours|articles)-:part([1-9]\\d{0,3}).xml', destination: '/sitemap/:list/:part' },
];
