import { expect, test } from 'vitest';
import { crumbsData } from './crumbs';

test('every breadcrumb has its position and URL; the last is the page itself', () => {
  const items = [{ label: 'Beranda', href: '/' }, { label: 'Berita', href: '/blog' }, { label: 'Musim gugur' }];
  expect(crumbsData(items, '/blog/musim-gugur', (path) => `https://kelana.example${path}`)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://kelana.example/' },
      { '@type': 'ListItem', position: 2, name: 'Berita', item: 'https://kelana.example/blog' },
      { '@type': 'ListItem', position: 3, name: 'Musim gugur', item: 'https://kelana.example/blog/musim-gugur' },
    ],
  });
});
