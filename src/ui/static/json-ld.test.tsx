import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

test('text of the service cannot close the script element', () => {
  const markup = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = markup.match(/>(.*)<\/script>/) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: '</script><script>alert(1)</script>' });
});

test("in the browser an empty element keeps the server's", () => {
  expect(renderToStaticMarkup(<JsonLd data={false} />)).toBe('<script type="application/ld+json"></script>');
});
