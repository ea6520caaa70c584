import { whatsappLink } from '@/config/brand';
import { dayAndTime, formatDate, formatDayMonth, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Instalment } from '@/domain/tour/instalments';
import { isStepUrgent, type NextStep, nextStep, type Trip } from '@/domain/trip';
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
  return step && { kind: step.kind, isUrgent: isStepUrgent(step), ...stepWords(step, trip, t, locale, today) };
}

/** True if the step is something that the member has to do or to know at once. */
export const asksMember = ({ kind, isUrgent }: StepWords): boolean => isUrgent || kind === 'confirm';

/** Returns a draft message to the team that names the booking, as a link to WhatsApp. */
export function bookingQuestion(about: 'contact' | 'refund', trip: Trip, t: Translate, locale: 'id' | 'en'): string {
  const { package: name, date, reservation_code: code } = trip;
  const values = {
    package: name,
    date: formatDate(date, locale),
    code: code ? t('account:whatsapp.withCode', { code }) : '',
  };
  return whatsappLink(t(`account:whatsapp.${about}`, values));
}

function stepWords(step: NextStep, trip: Trip, t: Translate, locale: 'id' | 'en', today: string) {
  switch (step.kind) {
    case 'confirm': {
      const { call, instalment } = step;
      const day = call && formatDayMonth(todayInJakarta(new Date(call.by)), locale);
      const due = instalment?.due && instalment.due >= today ? formatDayMonth(instalment.due, locale) : '';
      const what = instalment && instalment.amount !== null && amountOf(instalment, t);
      return {
        title: call
          ? t('next.call', { name: call.name, date: day, time: dayAndTime(call.by, locale)?.time })
          : t('next.confirm'),
        ...(what && {
          text: t('next.afterConfirming', { what: due ? `${what}, ${t('next.due', { date: due })}` : what }),
        }),
        link: { href: bookingQuestion('contact', trip, t, locale), label: t('help.ask') },
      };
    }
    case 'checking':
      return {
        title: t('next.checking', { kind: kindOf(step.instalment, t) }),
        text: t('next.checkingSent', dayAndTime(step.proof.sent_at, locale) ?? {}),
      };
    case 'resend': {
      const { reason } = step.proof;
      const title = t('next.resend');
      return { title: reason ? `${title}:` : title, reason, link: { href: '#proofs', label: t('proofs.open') } };
    }
    case 'pay': {
      const { amount, due } = step.instalment;
      const what = amount === null ? t('common:cost.toBeConfirmed') : formatRupiah(amount);
      const pay = t('next.pay', { kind: t(`common:cost.${step.instalment.kind}`), amount: what });
      const title = due && step.days !== null ? `${pay}, ${dueWords(formatDate(due, locale), step.days, t)}` : pay;
      return { title, link: { href: '#payments', label: t('next.how') } };
    }
    case 'passports':
      return {
        title: t('next.passports', { count: step.count }),
        link: { href: '#travellers', label: t('next.documents') },
      };
    case 'meet':
      return { title: `${t('next.meet', dayAndTime(step.meeting.time, locale) ?? {})},`, reason: step.meeting.place };
    case 'ready':
      return { title: t('next.ready'), text: t('next.readyText') };
    case 'status':
      return { title: t(`account:next.upcoming.${trip.status}`) };
  }
}

const kindOf = ({ kind }: Instalment, t: Translate) => t(`common:cost.${kind}`).toLowerCase();

const amountOf = (instalment: Instalment, t: Translate) =>
  t('next.pay', { kind: kindOf(instalment, t), amount: formatRupiah(instalment.amount ?? 0) });

function dueWords(date: string, days: number, t: Translate): string {
  if (days < 0) return t('next.late', { date });
  const left = days === 0 ? t('next.dueToday') : t('next.daysLeft', { count: days });
  return `${t('next.due', { date })} (${left})`;
}
