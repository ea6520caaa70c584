import { brand, whatsappLink } from '@/config/brand';
import { dayAndTime, daysBetween, formatDate, formatDayMonth, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Instalment } from '@/domain/tour/instalments';
import {
  isStepUrgent,
  type NextStep,
  nextStep,
  passportState,
  refundState,
  type Traveller,
  type Trip,
} from '@/domain/trip';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';

export type StepWords = {
  kind: NextStep['kind'];
  isUrgent: boolean;
  title: string;
  /** The service's own words at the end of the title. */
  reason?: string | null;
  text?: string;
  /** Where the step is done: an id of the trip's page, or a WhatsApp message. */
  link?: { href: string; label: string };
};

/** Returns the next step of a booking in words, the same in the list and on the page of a trip; null for none. */
export function useStepWords(trip: Trip): StepWords | null {
  const { t, locale } = useMessages('trip');
  const today = todayInJakarta();
  const step = nextStep(trip, today);
  if (!step) return null;
  return { kind: step.kind, isUrgent: isStepUrgent(step), ...stepWords(step, trip, t, locale, today) };
}

/** Returns whom a message about a booking addresses. */
export const addresseeOf = ({ consultant }: Trip): string => consultant?.name ?? brand.name;

/** Returns the name of who looks after a booking in a sentence. */
export const consultantIn = ({ consultant }: Trip, t: Translate): string => consultant?.name ?? t('trip:next.team');

/** Returns the name of a traveller of a trip, or the number while it is not known. */
export const travellerName = (traveller: Traveller, { travellers = [] }: Trip, t: Translate): string =>
  traveller.name ??
  t(traveller.type === 'adult' ? 'trip:travellers.unnamed' : `trip:travellers.unnamedYoung.${traveller.type}`, {
    n: travellers.indexOf(traveller) + 1,
  });

/** Returns a draft message to the team that names the booking, as a link to WhatsApp. */
export function bookingQuestion(about: 'contact' | 'refund', trip: Trip, t: Translate, locale: 'id' | 'en'): string {
  const { package: name, date, reservation_code: code } = trip;
  const values = {
    to: addresseeOf(trip),
    package: name,
    date: formatDate(date, locale),
    code: code ? t('account:whatsapp.withCode', { code }) : '',
  };
  return whatsappLink(t(`account:whatsapp.${about}`, values));
}

/** Returns what comes back after a cancellation, and when, as far as the service says it. */
export function refundWords(trip: Trip, t: Translate, locale: 'id' | 'en'): string {
  const refund = trip.payment?.refund;
  if (!refund) return t('account:next.upcoming.cancel');
  const { kind, day } = refundState(trip);
  return t(`account:next.refund.${kind}`, { amount: formatRupiah(refund), date: formatDate(day ?? '', locale) });
}

function stepWords(step: NextStep, trip: Trip, t: Translate, locale: 'id' | 'en', today: string) {
  switch (step.kind) {
    case 'confirm': {
      const { call, instalment } = step;
      const day = call && formatDayMonth(todayInJakarta(new Date(call.by)), locale);
      const days = step.days ?? -1;
      const due = instalment?.due && days >= 0 ? dueWords(formatDayMonth(instalment.due, locale), days, t) : '';
      const what = instalment && instalment.amount !== null && amountOf(instalment, t);
      return {
        title: call
          ? t('next.call', { name: call.name, date: day, time: dayAndTime(call.by, locale)?.time })
          : t(trip.seats_confirmed_on === null ? 'next.confirm' : 'next.confirmOpen'),
        ...(what && {
          text: sentences(
            t('next.afterConfirming', { what: due ? `${what}, ${due}` : what }),
            !call && due !== '' && t('next.askDue'),
          ),
        }),
        link: { href: bookingQuestion('contact', trip, t, locale), label: t('help.ask') },
      };
    }
    case 'checking':
      return {
        title: t('next.checking'),
        text: t('next.checkingSent', dayAndTime(step.proof.sent_at, locale) ?? {}),
      };
    case 'resend': {
      const { reason } = step.proof;
      const title = t('next.resend');
      return {
        title: reason ? `${title}:` : title,
        reason,
        text: payWords(step.instalment, daysUntil(step.instalment, today), t, locale),
        link: { href: '#proofs', label: t('proofs.open') },
      };
    }
    case 'pay': {
      const title = payWords(step.instalment, step.days, t, locale);
      if (step.days === null || step.days >= 0) {
        const received = trip.status === 'deposit' && t('next.depositPaid');
        const passports =
          step.days !== null && step.passports > 0 && t('next.withPassports', { count: step.passports });
        return {
          title,
          text: sentences(received, passports),
          link: { href: '#payments', label: t('next.how') },
        };
      }
      return {
        title,
        text: t('next.lateText', { name: consultantIn(trip, t) }),
        link: { href: bookingQuestion('contact', trip, t, locale), label: t('help.ask') },
      };
    }
    case 'passports':
      return {
        title: passportWords(step, trip, t, locale),
        link: { href: '#travellers', label: t('next.documents') },
      };
    case 'meet':
      return {
        title: `${t('next.meet', dayAndTime(step.meeting.time, locale) ?? {})},`,
        reason: step.meeting.place,
        link: { href: '#plan', label: t('next.plan') },
      };
    case 'travelling':
      return { title: t('next.day', step), link: { href: '#plan', label: t('next.today') } };
    case 'ready':
      return { title: t('next.ready'), ...(!trip.meeting && { text: t('next.readyText') }) };
    case 'status':
      return { title: t(`account:next.upcoming.${trip.status}`) };
  }
}

const daysUntil = ({ due }: Instalment, today: string) => (due ? daysBetween(today, due) : null);

/** Returns a payment with its amount, and until when it is due. */
function payWords({ kind, amount, due }: Instalment, days: number | null, t: Translate, locale: 'id' | 'en'): string {
  const what = amount === null ? t('common:cost.toBeConfirmed') : formatRupiah(amount);
  const pay = t('next.pay', { kind: t(`common:cost.${kind}`), amount: what });
  return due && days !== null ? `${pay}, ${dueWords(formatDate(due, locale), days, t)}` : pay;
}

function passportWords(step: NextStep & { kind: 'passports' }, trip: Trip, t: Translate, locale: 'id' | 'en'): string {
  const { tooShort, count } = step;
  const state = tooShort && passportState(tooShort, trip.arrival_date);
  if (!state) return t('next.passports', { count });
  return t('next.passportShort', {
    name: travellerName(tooShort, trip, t),
    date: formatDate(tooShort.passport_expiry ?? '', locale),
    needed: formatDate(state.neededUntil, locale),
  });
}

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

const kindOf = ({ kind }: Instalment, t: Translate) => t(`common:cost.${kind}`).toLowerCase();

const amountOf = (instalment: Instalment, t: Translate) =>
  t('next.pay', { kind: kindOf(instalment, t), amount: formatRupiah(instalment.amount ?? 0) });

function dueWords(date: string, days: number, t: Translate): string {
  if (days < 0) return t('next.late', { date });
  const left =
    days === 0 ? t('next.dueToday') : days === 1 ? t('next.dueTomorrow') : t('next.daysLeft', { count: days });
  return `${t('next.due', { date })} (${left.replaceAll(' ', '\u00a0')})`;
}
