import { expect, test } from 'vitest';
import { floorOf } from './floor-page.ts';

const page = [
  '<head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="style" href="/a.css"/>',
  '<link rel="stylesheet" href="/a.css"/><style>@font-face{font-family:A}b{color:red}</style>',
  '<link rel="preload" as="image" href="/a.jpg"/></head>',
  '<body><script type="application/ld+json">{}</script><p>text</p><script src="/a.js" defer=""></script>',
  '<script id="__NEXT_DATA__" type="application/json">{}</script></body>',
].join('');

test('the floor of a page has its styles and pictures, but no script, no font and no link to a style sheet', async () => {
  const floor = await floorOf(page, async (href) => `/* ${href} $& */@font-face{font-family:B}i{}`);
  expect(floor).toBe(
    '<head><style>/* /a.css $& */i{}</style><style>b{color:red}</style><link rel="preload" as="image" href="/a.jpg"/></head>' +
      '<body><script type="application/ld+json">{}</script><p>text</p></body>',
  );
});
