import { expect, test } from 'vitest';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import { currentOf, mainMenu } from './menu';

test('the top menu has the seven entries of §2 in their order', () => {
  const entries = mainMenu.map(({ messageKey, href }) => {
    const name = messageKey.replace('menu.', '') as keyof typeof en.menu;
    return [en.menu[name], id.menu[name], href];
  });
  expect(
    entries,
    'An entry that is not in §2 is a decision: write it into src/shell/README.md, then add it here',
  ).toEqual([
    ['Home', 'Beranda', '/'],
    ['Group Tour', 'Tour Grup', '/group-tour'],
    ['Corporate', 'Korporat', '/corporate'],
    ['MICE', 'MICE', '/mice'],
    ['About Us', 'Tentang Kami', '/about-us'],
    ['Contact', 'Kontak', '/contact'],
    ['Career', 'Karier', '/career'],
  ]);
});

test('the current entry is the page or the section it belongs to', () => {
  expect(currentOf('/group-tour', '/group-tour')).toBe('page');
  expect(currentOf('/group-tour', '/group-tour/[id]')).toBe('true');
  expect(currentOf('/group-tour', '/with-query/group-tour')).toBe('page');
  expect(currentOf('/career', '/careers')).toBe(undefined);
  expect(currentOf('/', '/')).toBe('page');
  expect(currentOf('/', '/mice')).toBe(undefined);
});
