import { expect, test } from 'vitest';
import messages from '../../../public/locales/en/common.json';
import { footerMenus } from '../footer/footer-menus';
import { currentOf, mainMenu } from './menu';

const names = messages.menu as Record<string, string>;
const entriesOf = (entries: readonly { messageKey: string; href: string }[]) =>
  entries.map((entry) => `${names[entry.messageKey.replace('menu.', '')]} ${entry.href}`);

test('the top menu has the seven entries of §2 in their order', () => {
  expect(entriesOf(mainMenu)).toEqual([
    'Home /',
    'Group Tour /group-tour',
    'Corporate /corporate',
    'MICE /mice',
    'About Us /about-us',
    'Contact /contact',
    'Career /career',
  ]);
});

test('the footer has the ten links of §2', () => {
  expect(entriesOf([...footerMenus.explore, ...footerMenus.company, ...footerMenus.legal])).toEqual([
    'Home /',
    'Group Tour /group-tour',
    'Corporate /corporate',
    'MICE /mice',
    'News /blog',
    'About Us /about-us',
    'Contact /contact',
    'Career /career',
    'Privacy Policy /privacy-policy',
    'Terms & Conditions /term-and-condition',
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
