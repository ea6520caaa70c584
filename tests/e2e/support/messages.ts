import { readdirSync, readFileSync } from 'node:fs';
import { type Messages, translator } from '../../../src/i18n/translate.ts';
import { mainMenu } from '../../../src/shell/nav/menu.ts';
import type { Language } from './test.ts';

const locales = new URL('../../../public/locales/', import.meta.url);
const namespaces = readdirSync(new URL('id', locales)).map((file) => file.replace('.json', ''));
const readJson = (path: string) => JSON.parse(readFileSync(new URL(`${path}.json`, locales), 'utf8'));

/**
 * Returns the function for the texts of the site in a language: `t('kept:chip.open', { count: 2 })` is the text of a key
 * in public/locales with its values, and `t.like(key, values)` a pattern for it with any text in place of the values left
 * out. Both throw for an unknown key.
 */
function textsIn(language: Language) {
  const messages: Messages = Object.fromEntries(namespaces.map((name) => [name, readJson(`${language}/${name}`)]));
  const translate = translator(messages, language, '');
  const t = (key: string, values: Record<string, unknown> = {}): string => {
    const text = translate(key, values);
    if (key.endsWith(`:${text}`)) throw new Error(`There is no text "${key}" in ${language}.`);
    return text;
  };
  const like = (key: string, values: Record<string, unknown> = {}): RegExp => {
    const text = t(key, new Proxy(values, { get: (given, name) => Reflect.get(given, name) ?? '\0' }));
    return new RegExp(
      text
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s/g, '\\s')
        .replaceAll('\0', '.+'),
    );
  };
  return Object.assign(t, { like });
}

/** Returns `t` with the texts that many tests use, by name. Those that no locale file has are of the service. */
function messagesIn(language: Language) {
  const t = textsIn(language);
  /** The wide and the narrow version of a button. */
  const either = (wide: string, narrow: string) => new RegExp(`^(${t(wide)}|${t(narrow)})$`);
  return Object.assign(t, {
    turkey: { id: 'Turki Lengkap', en: 'Complete Turkey' }[language],
    search: t('home:search.wherePlaceholder'),
    download: t('tour-detail:pdf.idle'),
    book: t('common:buttons.bookNow'),
    retry: t('common:buttons.retry'),
    // The wizard of the booking.
    toContact: either('booking:wizard.nextTo.contact', 'booking:wizard.short.contact'),
    toPassengers: either('booking:wizard.nextTo.passengers', 'booking:wizard.short.passengers'),
    toReview: either('booking:wizard.nextTo.review', 'booking:wizard.short.review'),
    backToReview: either('booking:wizard.toReview', 'booking:wizard.toReviewShort'),
    nextGuest: either('booking:wizard.nextGuest', 'booking:wizard.nextGuestShort'),
    signInToSend: either('booking:wizard.signInToSend', 'booking:wizard.short.signIn'),
    changeTrip: t('booking:trip.changeAll'),
    agree: t('booking:review.agree'),
    send: t('booking:wizard.send'),
    done: t('booking:done.title'),
    // The account.
    signIn: t('common:menu.signIn'),
    email: t('auth:field.email'),
    password: t('auth:field.password'),
    wrongPassword: {
      id: 'Alamat email atau kata sandi tidak cocok.',
      en: 'The email address and password do not match.',
    }[language],
    expired: t('auth:signIn.expired'),
    bookings: t('common:menu.accountBooking'),
    profile: t('common:menu.profile'),
    copyNumber: t('membership:copy'),
    choosePhoto: t('edit-profile:photo.choose'),
    zoomPhoto: t('edit-profile:photo.zoom'),
    savePhoto: t('edit-profile:photo.save'),
    photoSaved: { id: 'Foto profil diperbarui.', en: 'Profile photo updated.' }[language],
    save: t('edit-profile:save'),
    yes: t('common:confirm.yes'),
    no: t('common:confirm.no'),
    // The frame of every page; src/shell tests the menus against §2.
    menu: mainMenu.map(({ messageKey }) => t(`common:${messageKey}`)),
    openMenu: t('common:menu.open'),
    menuTitle: t('common:menu.title'),
    account: t('common:menu.account'),
    memberArea: t('common:member.label'),
    memberMenu: ['profile', 'membership', 'accountBooking', 'logout'].map((name) => t(`common:menu.${name}`)),
    leave: t('common:logout.yes'),
    chat: t('common:chat.chat'),
    offline: t.like('common:network.offline'),
    toasts: t('common:toast.region'),
    failed: t('common:failure.title'),
    stopped: t('common:boundary.chunkTitle'),
  });
}

export const messages = { id: messagesIn('id'), en: messagesIn('en') };
