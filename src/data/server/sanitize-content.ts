import sanitizeHtml from 'sanitize-html';

const OUTSIDE = /^https?:/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'a', 'strong', 'b', 'em', 'i', 'sub', 'sup'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page template already contains the only h1.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(OUTSIDE.test(href) && { target: '_blank', rel: 'noopener noreferrer' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(width && height && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
};

/** Makes HTML of the service safe to render. Server only: call it in `getStaticProps`. */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, rules).trim();
}
