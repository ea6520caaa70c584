/** The addresses of what machines read, beside the pages, as `routes` has those of the pages: without the language. */
export const seoFiles = {
  sitemapIndex: () => '/sitemap.xml',
  sitemap: () => '/sitemap-pages.xml',
  feed: () => '/blog/rss.xml',
  /** The drawn picture of a page: `tour/17`, or `site` for all that have none of their own. */
  picture: (name: string) => `/og/${name}.png`,
} as const;
