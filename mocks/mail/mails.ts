import type { Locale } from '../messages/locale.ts';
import type { Mail, State } from '../state/state.ts';
import { siteOrigin } from './site-origin.ts';

type Letter = { subject: string; text: string };
type Post = { state: State; now: Date; locale: Locale; to: string };

export function mailWelcome(post: Post, name: string): void {
  const letters: Record<Locale, Letter> = {
    id: { subject: 'Selamat bergabung di Kelana', text: `Halo ${name}, akun Kelana Anda sudah siap dipakai.` },
    en: { subject: 'Welcome to Kelana', text: `Hello ${name}, your Kelana account is ready.` },
  };
  send(post, letters);
}

/** Mails the link for setting a new password, in the language of the mail. */
export function mailRecovery(post: Post, name: string, token: string): void {
  const link = `${siteOrigin()}${post.locale === 'en' ? '/en' : ''}/auth/new-password?token=${token}`;
  const letters: Record<Locale, Letter> = {
    id: {
      subject: 'Buat kata sandi baru',
      text: `Halo ${name}, buka tautan ini dalam satu jam untuk membuat kata sandi baru: ${link}`,
    },
    en: {
      subject: 'Set a new password',
      text: `Hello ${name}, open this link within an hour to set a new password: ${link}`,
    },
  };
  send(post, letters, link);
}

export function mailBooking(post: Post, name: string, code: string, tour: string): void {
  const letters: Record<Locale, Letter> = {
    id: {
      subject: `Pesanan ${code} sudah kami terima`,
      text: `Halo ${name}, terima kasih sudah memesan ${tour}. Konsultan kami menghubungi Anda dalam 1 hari kerja.`,
    },
    en: {
      subject: `We have received booking ${code}`,
      text: `Hello ${name}, thank you for booking ${tour}. A consultant will contact you within 1 working day.`,
    },
  };
  send(post, letters);
}

/** Mails a receipt for a message, an enquiry or an application. */
export function mailReceipt(post: Post, name: string, about: Record<Locale, string>): void {
  const letters: Record<Locale, Letter> = {
    id: { subject: `Sudah kami terima: ${about.id}`, text: `Halo ${name}, terima kasih. Tim kami segera membacanya.` },
    en: { subject: `We have received: ${about.en}`, text: `Hello ${name}, thank you. Our team will read it soon.` },
  };
  send(post, letters);
}

function send({ state, now, locale, to }: Post, letters: Record<Locale, Letter>, link?: string): void {
  sendMail(state, now, { to, ...letters[locale], ...(link && { link }) });
}

/** Puts a mail where tests and demos can read it; nothing is sent. */
function sendMail(state: State, now: Date, mail: Pick<Mail, 'to' | 'subject' | 'text'> & { link?: string }): void {
  state.counters.mail += 1;
  state.outbox.push({ id: state.counters.mail, sentAt: now.toISOString(), link: null, ...mail });
}
