import { expect, test } from 'vitest';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import { footerMenus } from '../footer/footer-menus';
import { yearInJakarta } from '../footer/legal-line';
import { currentOf, type MenuEntry, mainMenu } from './menu';

const shown = (entries: readonly MenuEntry[]) =>
  entries.map(({ messageKey, href }) => {
    const name = messageKey.replace('menu.', '') as keyof typeof en.menu;
    return [en.menu[name], id.menu[name], href];
  });

test('the top menu has the seven entries of §2 and the footer its ten links, in their order', () => {
  const home = ['Home', 'Beranda', '/'];
  const tours = ['Group Tour', 'Tour Grup', '/group-tour'];
  const corporate = ['Corporate', 'Korporat', '/corporate'];
  const mice = ['MICE', 'MICE', '/mice'];
  const about = ['About Us', 'Tentang Kami', '/about-us'];
  const contact = ['Contact', 'Kontak', '/contact'];
  const career = ['Career', 'Karier', '/career'];
  const news = ['News', 'Berita', '/blog'];
  const privacy = ['Privacy Policy', 'Kebijakan Privasi', '/privacy-policy'];
  const terms = ['Terms & Conditions', 'Syarat & Ketentuan', '/term-and-condition'];
  expect(
    { top: shown(mainMenu), footer: shown(Object.values(footerMenus).flat()) },
    'An entry that is not in §2 is a decision: write it into src/shell/README.md, then add it here',
  ).toEqual({
    top: [home, tours, corporate, mice, about, contact, career],
    footer: [home, tours, corporate, mice, news, about, contact, career, privacy, terms],
  });
});

test('the current entry is the page or the section it belongs to', () => {
  expect(currentOf('/group-tour', '/group-tour')).toBe('page');
  expect(currentOf('/group-tour', '/group-tour/[id]')).toBe('true');
  expect(currentOf('/group-tour', '/with-query/group-tour')).toBe('page');
  expect(currentOf('/career', '/careers')).toBe(undefined);
  expect(currentOf('/', '/')).toBe('page');
  expect(currentOf('/', '/mice')).toBe(undefined);
});

test('the year changes at midnight in Jakarta, seven hours before UTC', () => {
  expect(yearInJakarta(new Date('2026-12-31T16:59:59Z'))).toBe(2026);
  expect(yearInJakarta(new Date('2026-12-31T17:00:00Z'))).toBe(2027);
});
