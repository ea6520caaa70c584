/**
 * Structured data for search engines, as JSON that cannot end its own element. They read the HTML of the server, so the
 * browser need not build it again: pass `typeof window === 'undefined' && …` and its code stays out of the bundle.
 */
export function JsonLd({ data }: { data: object | null | false }) {
  if (data === null) return null;
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
