import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { RouterContext } from '@/next-internals/router-context';
import { stillRouter } from '../../../../tests/support/render-in-shell';
import { PageMeta, type PageMetaProps } from './page-meta';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

function headOf(props: PageMetaProps, locale: Locale = 'id') {
  return renderToStaticMarkup(
    <RouterContext.Provider value={stillRouter({ locale })}>
      <PageMeta {...props} />
    </RouterContext.Provider>,
  );
}

const TURKEY = { title: 'Tour Turki', description: 'Sepuluh hari.', path: '/group-tour/17' };

test('a page names itself, its one address, and the same page in both languages', () => {
  const head = headOf(TURKEY, 'en');
  expect(head).toContain('<title>Tour Turki · Kelana</title>');
  expect(head).toContain('<meta name="description" content="Sepuluh hari."/>');
  expect(head.match(/<link [^>]+>/g)).toEqual([
    '<link rel="canonical" href="http://localhost:3000/en/group-tour/17"/>',
    '<link rel="alternate" hrefLang="id" href="http://localhost:3000/group-tour/17"/>',
    '<link rel="alternate" hrefLang="en" href="http://localhost:3000/en/group-tour/17"/>',
    '<link rel="alternate" hrefLang="x-default" href="http://localhost:3000/group-tour/17"/>',
  ]);
  expect(head).not.toContain('noindex');
});

test('a page that is not to be found has no address but the word for it', () => {
  for (const place of [{ isHidden: true as const }, { path: '/group-tour', isHidden: true }]) {
    const head = headOf({ title: 'Pesan', ...place });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('<link');
  }
});

test('the title of the home page is whole', () => {
  expect(headOf({ title: 'Kelana: tour grup', path: '/', isWholeTitle: true })).toContain(
    '<title>Kelana: tour grup</title>',
  );
});

test('where a page is shared it has a card with its own picture', () => {
  const head = headOf({ ...TURKEY, kind: 'article' }, 'en');
  const facts = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  expect(Object.fromEntries(facts.map(([, name, content]) => [name, content]))).toEqual({
    'og:type': 'article',
    'og:site_name': 'Kelana',
    'og:title': 'Tour Turki',
    'og:description': 'Sepuluh hari.',
    'og:url': 'http://localhost:3000/en/group-tour/17',
    'og:locale': 'en_US',
    'og:locale:alternate': 'id_ID',
    'og:image': 'http://localhost:3000/en/og/tour/17.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Tour Turki',
    'twitter:card': 'summary_large_image',
  });
});

test('scripts have nothing to do for the card and the languages', () => {
  vi.stubGlobal('window', {});
  expect(headOf(TURKEY)).not.toMatch(/og:|hreflang/i);
});
