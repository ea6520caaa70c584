import { expect, test } from 'vitest';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import { footerMenus } from './footer-menus';

test('the footer has the ten links of §2 in their order', () => {
  const links = Object.values(footerMenus)
    .flat()
    .map(({ messageKey, href }) => {
      const name = messageKey.replace('menu.', '') as keyof typeof en.menu;
      return [en.menu[name], id.menu[name], href];
    });
  expect(
    links,
    'An entry that is not in §2 is a decision: write it into src/shell/README.md, then add it here',
  ).toEqual([
    ['Home', 'Beranda', '/'],
    ['Group Tour', 'Tour Grup', '/group-tour'],
    ['Corporate', 'Korporat', '/corporate'],
    ['MICE', 'MICE', '/mice'],
    ['News', 'Berita', '/blog'],
    ['About Us', 'Tentang Kami', '/about-us'],
    ['Contact', 'Kontak', '/contact'],
    ['Career', 'Karier', '/career'],
    ['Privacy Policy', 'Kebijakan Privasi', '/privacy-policy'],
    ['Terms & Conditions', 'Syarat & Ketentuan', '/term-and-condition'],
  ]);
});
