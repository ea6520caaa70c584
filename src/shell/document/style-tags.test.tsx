import { createHash } from 'node:crypto';
import { CacheProvider, jsx } from '@emotion/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createDocumentCache, styleTags } from './style-tags';

function renderPage() {
  const cache = createDocumentCache();
  const html = renderToString(
    <CacheProvider value={cache}>{jsx('p', { css: { color: 'rgb(1, 2, 3)' } }, 'words')}</CacheProvider>,
  );
  return { html, ...styleTags(cache, html) };
}

test('the styles of a page are collected for its head, none stands in its body', () => {
  const { html, tags } = renderPage();
  expect(html).not.toContain('<style');
  expect(renderToStaticMarkup(tags)).toContain('{color:rgb(1, 2, 3);}</style>');
});

test('the policy admits each of them by its hash, and no style attribute', () => {
  const { tags, policy } = renderPage();
  const css = renderToStaticMarkup(tags).replace(/^<style[^>]*>|<\/style>$/g, '');
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).toContain("style-src-attr 'none'");
});

test('a page without controls prints no style', () => {
  const { tags, policy } = styleTags(createDocumentCache(), '<p>words</p>');
  expect(tags).toEqual([]);
  expect(policy).toBe(
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'",
  );
});
