import en from '../../../public/locales/en/common.json' with { type: 'json' };
import id from '../../../public/locales/id/common.json' with { type: 'json' };
import { footerMenus } from '../../../src/shell/footer/footer-menus.ts';
import { type MenuEntry, mainMenu } from '../../../src/shell/nav/menu.ts';
import { inLanguage, type Language } from './test.ts';

const menuNames: Record<Language, Record<string, string>> = { id: id.menu, en: en.menu };

/** Returns the names of the top menu, and name and address of each link of the footer. */
function menusIn(language: Language) {
  const nameOf = ({ messageKey }: MenuEntry) => menuNames[language][messageKey.replace('menu.', '')] ?? messageKey;
  return {
    menu: mainMenu.map(nameOf),
    footer: Object.values(footerMenus)
      .flat()
      .map((entry) => [nameOf(entry), inLanguage(language, entry.href)]),
  };
}

/** The texts of the shell, by language; src/shell tests the menus against §2. */
export const messages = {
  id: {
    main: 'Menu utama',
    ...menusIn('id'),
    signIn: 'Masuk',
    signUp: 'Daftar',
    account: 'Akun Saya',
    memberMenu: ['Profil', 'Keanggotaan', 'Pemesanan Tour Saya', 'Keluar'],
    memberArea: 'Area anggota',
    skip: 'Langsung ke isi',
    follow: 'Ikuti kami',
    rights: 'Hak cipta dilindungi.',
    preFooter: 'Masih menimbang? Tanya orangnya langsung.',
    chat: 'Ngobrol dengan konsultan kami',
    openMenu: 'Buka menu',
    menuTitle: 'Menu',
    offline: /^Anda sedang offline\. Menampilkan data terakhir, \d\d\.\d\d WIB\.$/,
    online: 'Kembali online',
    missing: 'Halaman tidak ditemukan.',
    home: 'Kembali ke beranda',
    toasts: 'Pemberitahuan',
    failed: 'Terjadi kesalahan.',
    retry: 'Coba lagi',
    stopped: 'Sebagian halaman gagal diunduh',
    confirm: 'Konfirmasi',
    cancel: 'Batal',
    leave: 'Ya, keluar',
    left: 'Anda sudah keluar dari akun.',
  },
  en: {
    main: 'Main menu',
    ...menusIn('en'),
    signIn: 'Sign In',
    signUp: 'Sign Up',
    account: 'My Account',
    memberMenu: ['Profile', 'Membership', 'My Tour Booking', 'Logout'],
    memberArea: 'Member area',
    skip: 'Skip to content',
    follow: 'Follow us',
    rights: 'All rights reserved.',
    preFooter: 'Still deciding? Ask a person.',
    chat: 'Chat with our consultants',
    openMenu: 'Open menu',
    menuTitle: 'Menu',
    offline: /^You are offline\. Showing the last data, \d\d:\d\d WIB\.$/,
    online: 'Back online',
    missing: 'This page could not be found',
    home: 'Back to the home page',
    toasts: 'Notifications',
    failed: 'Something went wrong.',
    retry: 'Try again',
    stopped: 'Part of the page could not be downloaded',
    confirm: 'Confirmation',
    cancel: 'Cancel',
    leave: 'Yes, log out',
    left: 'You are logged out.',
  },
};
