/**
 * Renders structured data for search engines, escaped so that it cannot close its script element. Crawlers read the
 * server's HTML, so the browser need not build the data again: pass `typeof window === 'undefined' && …`, which keeps
 * the code for it out of the bundle. A page without data renders no element at all, because the browser has to find the
 * elements that the server has sent.
 */
export function JsonLd({ data }: { data: object | false }) {
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every `<` is escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
