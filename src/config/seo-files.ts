/** Addresses of the files for crawlers and link previews, without the language, like `routes` for pages. */
export const seoFiles = {
  sitemapIndex: () => '/sitemap.xml',
  sitemap: () => '/sitemap-pages.xml',
  feed: () => '/blog/rss.xml',
  /** The preview picture of a page: `tour/17`, or `site` for pages without their own. */
  picture: (name: string) => `/og/${name}.png`,
} as const;
