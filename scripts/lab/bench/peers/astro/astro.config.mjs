export default {
  // The advice of Astro for speed: prefetched links, and styles in the page as on the site.
  prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
  build: { inlineStylesheets: 'always' },
  image: { remotePatterns: [{ protocol: 'http', hostname: 'localhost' }] },
};
