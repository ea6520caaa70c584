import type { Locale } from '../messages/messages.ts';
import type { Mail, State } from '../state/state.ts';

type MailContent = { subject: string; text: string };
type MailContext = { state: State; now: Date; locale: Locale; to: string };

export function sendWelcomeMail(context: MailContext, name: string): void {
  const contents: Record<Locale, MailContent> = {
    id: { subject: 'Selamat bergabung di Kelana', text: `Halo ${name}, akun Kelana Anda sudah siap dipakai.` },
    en: { subject: 'Welcome to Kelana', text: `Hello ${name}, your Kelana account is ready.` },
  };
  send(context, contents);
}

/** Mails the link for setting a new password, in the language of the mail. */
export function sendRecoveryMail(context: MailContext, name: string, token: string): void {
  const link = `${getSiteOrigin()}${context.locale === 'en' ? '/en' : ''}/auth/new-password?token=${token}`;
  const contents: Record<Locale, MailContent> = {
    id: {
      subject: 'Buat kata sandi baru',
      text: `Halo ${name}, buka tautan ini dalam satu jam untuk membuat kata sandi baru: ${link}`,
    },
    en: {
      subject: 'Set a new password',
      text: `Hello ${name}, open this link within an hour to set a new password: ${link}`,
    },
  };
  send(context, contents, link);
}

export function sendBookingMail(context: MailContext, name: string, code: string, tour: string): void {
  const contents: Record<Locale, MailContent> = {
    id: {
      subject: `Pesanan ${code} sudah kami terima`,
      text: `Halo ${name}, terima kasih sudah memesan ${tour}. Konsultan kami menghubungi Anda dalam 1 hari kerja.`,
    },
    en: {
      subject: `We have received booking ${code}`,
      text: `Hello ${name}, thank you for booking ${tour}. A consultant will contact you within 1 working day.`,
    },
  };
  send(context, contents);
}

/** Mails a receipt for a message, an enquiry or an application. */
export function sendReceiptMail(context: MailContext, name: string, topic: Record<Locale, string>): void {
  const contents: Record<Locale, MailContent> = {
    id: { subject: `Sudah kami terima: ${topic.id}`, text: `Halo ${name}, terima kasih. Tim kami segera membacanya.` },
    en: { subject: `We have received: ${topic.en}`, text: `Hello ${name}, thank you. Our team will read it soon.` },
  };
  send(context, contents);
}

function send({ state, now, locale, to }: MailContext, contents: Record<Locale, MailContent>, link?: string): void {
  addToOutbox(state, now, { to, ...contents[locale], ...(link && { link }) });
}

/** Stores a mail in the outbox, where tests and demos read it; nothing is sent. */
function addToOutbox(state: State, now: Date, mail: Pick<Mail, 'to' | 'subject' | 'text'> & { link?: string }): void {
  state.counters.mail += 1;
  state.outbox.push({ id: state.counters.mail, sentAt: now.toISOString(), link: null, ...mail });
}

/** The origin of the site, for links in mails: MOCK_SITE, or the page in which the service runs. */
export function getSiteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  const pageOrigin = typeof location === 'undefined' ? undefined : location.origin;
  return (environment?.MOCK_SITE ?? pageOrigin ?? 'http://localhost:3000').replace(/\/+$/, '');
}
