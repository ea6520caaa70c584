import { expect, test } from 'vitest';
import { styleHash } from '@/next-internals/bundler-rules';
import { refusalPage } from './refusal-page';

test.each([
  ['/group-tour/17', 'id', 'Buka lagi pratinjaunya dari editor', '/'],
  ['/en/blog/a-b.c', 'en', 'Open the preview again from the editor', '/en'],
])('an expired preview of %s is explained in its language, with ways out', async (path, language, text, home) => {
  const { html } = await refusalPage('expired', path);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(text);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    `/api/preview/leave?path=${encodeURIComponent(path)}`,
    home,
  ]);
});

test('a link that names no page leads home only', async () => {
  const { html } = await refusalPage('expired', null);
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/"']);
});

test('the content policy admits the style of the page', async () => {
  const { html, policy } = await refusalPage('expired', null);
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(styleHash(style));
});
