import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { PageLanguagesContext } from '@/i18n/use-messages';
import { RouterContext } from '@/next-internals/router-context';
import { mockRouter } from '../../../../tests/support/render-in-shell';
import { PageMeta, type PageMetaProps, sharePicture } from './page-meta';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

function renderMeta(props: PageMetaProps, locale: Locale = 'id', languages: readonly Locale[] = ['id', 'en']) {
  return renderToStaticMarkup(
    <RouterContext.Provider value={mockRouter({ locale })}>
      <PageLanguagesContext value={{ textLanguage: languages[0], languages }}>
        <PageMeta {...props} />
      </PageLanguagesContext>
    </RouterContext.Provider>,
  );
}

const TURKEY = { title: 'Tour Turki', description: 'Sepuluh hari.', path: '/group-tour/17' };

test('a page has a title with the name of the site, a canonical URL and the URLs in both languages', () => {
  const html = renderMeta(TURKEY, 'en');
  expect(html).toContain('<title>Tour Turki · Kelana</title>');
  expect(renderMeta({ ...TURKEY, isWholeTitle: true })).toContain('<title>Tour Turki</title>');
  expect(html).toContain('<meta name="description" content="Sepuluh hari."/>');
  expect(html.match(/<link [^>]+>/g)).toEqual([
    '<link rel="canonical" href="http://localhost:3000/en/group-tour/17"/>',
    '<link rel="alternate" hrefLang="id" href="http://localhost:3000/group-tour/17"/>',
    '<link rel="alternate" hrefLang="en" href="http://localhost:3000/en/group-tour/17"/>',
    '<link rel="alternate" hrefLang="x-default" href="http://localhost:3000/group-tour/17"/>',
  ]);
  expect(html).not.toContain('noindex');
});

test('an English page with Indonesian texts is not offered as an English one', () => {
  expect(renderMeta(TURKEY, 'en', ['id']).match(/<link [^>]+>/g)).toEqual([
    '<link rel="canonical" href="http://localhost:3000/group-tour/17"/>',
  ]);
  expect(renderMeta(TURKEY, 'id', ['id'])).not.toContain('hrefLang');
});

test('a hidden page has `noindex` and no canonical URL', () => {
  for (const indexing of [{ isHidden: true as const }, { path: '/group-tour', isHidden: true }]) {
    const html = renderMeta({ title: 'Pesan', ...indexing });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<link');
  }
});

test('the browser keeps the links to the languages, but not the metadata for shared links', () => {
  vi.stubGlobal('window', {});
  const html = renderMeta(TURKEY);
  expect(html.match(/hrefLang/g)).toHaveLength(3);
  expect(html).not.toContain('og:');
});

test.each([
  ['/group-tour/17', 'tour/17'],
  ['/group-tour/destination/3', 'region/3'],
  ['/blog/musim-gugur-di-jepang', 'article/musim-gugur-di-jepang'],
  ['/', 'site'],
  ['/group-tour', 'site'],
  [undefined, 'site'],
])('the share picture of %s is %s', (path, name) => {
  expect(sharePicture('id', path)).toBe(`http://localhost:3000/og/${name}.png`);
});
