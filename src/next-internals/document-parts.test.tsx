import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeferredScripts, HeadWithInlineStyles } from './document-parts';

type Context = NonNullable<ComponentProps<typeof HtmlContext.Provider>['value']>;

const STYLES = {
  'static/css/all.css': `@font-face{src:url(/_next/a.woff2) format("woff2")}:root{--a:"b"}`,
  'static/css/page.css': '.x>b{color:red}',
};

/** Renders the document parts of a page with one style sheet for all pages and one of its own. */
function render(styles?: typeof STYLES): string {
  const context = {
    buildManifest: {
      styles,
      pages: {
        '/_app': ['static/chunks/main.js', 'static/css/all.css'],
        '/contact': ['static/chunks/page.js', 'static/css/page.css'],
      },
      lowPriorityFiles: [],
      polyfillFiles: [],
      devFiles: [],
    },
    __NEXT_DATA__: { page: '/contact' },
    assetPrefix: '',
    assetQueryString: '',
    cssAssetQueryString: '',
    mutableAssetQueryString: '',
    dynamicImports: ['static/css/part.css'],
    dynamicCssManifest: new Set<string>(),
    disableOptimizedLoading: true,
    docComponentsRendered: {},
    scriptLoader: {},
    headTags: [],
  } as unknown as Context;
  return renderToString(
    <HtmlContext.Provider value={context}>
      <HeadWithInlineStyles />
      <DeferredScripts />
    </HtmlContext.Provider>,
  );
}

test('style sheets of the page are its text, exactly; that of a later part stays a link', () => {
  const html = render(STYLES);
  expect(html).toContain('<style>@font-face{src:url(/_next/a.woff2) format("woff2")}:root{--a:"b"}</style>');
  expect(html).toContain('<style data-n-href="/_next/static/css/page.css">.x>b{color:red}</style>');
  expect(html.match(/<link rel="(?!preload)[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/_next/static/css/part.css"/>',
  ]);
});

test('scripts come after everything else, in their order', () => {
  const html = render(STYLES);
  const scripts = html.slice(html.indexOf('</head>')).match(/<script src[^>]*>/g);
  expect(scripts).toEqual([
    '<script src="/_next/static/chunks/main.js" defer="">',
    '<script src="/_next/static/chunks/page.js" defer="">',
  ]);
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('.js');
});

test('the font is preloaded on wide screens only', () => {
  expect(render(STYLES).match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/_next/a.woff2" crossorigin="anonymous" media="(min-width: 1024px)"/>',
  ]);
});
