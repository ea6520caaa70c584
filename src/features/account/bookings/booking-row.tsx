import type { BookingHistory, Tour } from '@sdk';
import { routes } from '@/config/routes';
import type { BookingTab } from '@/domain/booking-history';
import { formatDate, formatDateRange } from '@/domain/dates';
import { partyLabels } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { StepLink, StepTitle } from '../components/next-step';
import { bookingQuestion, refundWords, type StepWords, useStepWords } from '../components/step-words';
import styles from './bookings.module.css';

export type BookingRowProps = {
  tab: BookingTab;
  booking: BookingHistory;
  tour?: Tour;
  /** True for the booking whose next step is the primary button; others have a second one while they are urgent. */
  isFirst: boolean;
};

/** Shows a booking: the tour, its state, and what is next, which is bold while it is urgent. */
export function BookingRow({ tab, booking, tour, isFirst }: BookingRowProps) {
  const { t, locale, lang } = useMessages('account');
  const words = useStepWords(booking);
  const step = tab === 'upcoming' ? words : null;
  const { status, reservation_code: code, arrival_date: back, date, pax } = booking;
  const title = withNoBreakDashes(booking.package);
  const page = code ? routes.trip(code) : tour && routes.tour(tour.id);
  return (
    <article className={styles.row} data-urgent={step?.isUrgent || undefined}>
      <Picture src={tour?.imageUrl} alt="" sizes="148px" maxWidth={360} className={styles.picture} />
      <div className={styles.text}>
        <h2 className="h4" lang={lang()}>
          {page ? (
            <AppLink href={page} className={styles.tour}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        <p className="small muted tabular">
          <FactLine
            facts={[
              <StatusTag key="status" status={status} label={t(`status.${status}`)} />,
              code && (
                <span key="code" translate="no">
                  {code}
                </span>
              ),
              back ? <Days key="days" from={date} to={back} /> : formatDate(date, locale),
              pax && partyLabels(pax, t).join(', '),
            ]}
          />
        </p>
        {step ? (
          <StepTitle words={step} className={step.isUrgent ? styles.urgent : 'small'} />
        ) : (
          <p className="small tabular">
            {status === 'cancel' ? refundWords(booking, t, locale) : t(`next.${tab}.${status}`)}
          </p>
        )}
        {step?.text && <p className="small tabular">{step.text}</p>}
        <RowLinks booking={booking} step={step} isFirst={isFirst} tourId={tab === 'past' ? tour?.id : undefined} />
      </div>
    </article>
  );
}

/** Shows the days of a trip, which break only after the dash. */
function Days({ from, to }: { from: string; to: string }) {
  const { locale } = useMessages();
  const [first, last] = formatDateRange(from, to, locale).split(/(?<= -) /);
  return (
    <>
      <span className={styles.day}>{first}</span> <span className={styles.day}>{last}</span>
    </>
  );
}

type RowLinksProps = Pick<BookingRowProps, 'booking' | 'isFirst'> & { step: StepWords | null; tourId?: number };

/** Shows where a row leads: to its next step, and to its page, without a code to its tour when it is past, or to our team. */
function RowLinks({ booking, step, isFirst, tourId }: RowLinksProps) {
  const { t, locale, lang } = useMessages('account');
  const { reservation_code: code } = booking;
  const name = (
    <span className="visually-hidden" lang={lang()}>
      {` ${booking.package}`}
    </span>
  );
  const [href, label] = code
    ? [routes.trip(code), t('papers.trip')]
    : tourId
      ? [routes.tour(tourId), t('action.tour')]
      : [bookingQuestion('contact', booking, t, locale), t('trip:help.ask')];
  return (
    <div className={`cluster ${styles.actions}`}>
      {step?.link && code && (isFirst || step.isUrgent) && (
        <StepLink link={step.link} size="compact" look={isFirst ? 'primary' : 'second'} page={routes.trip(code)}>
          {name}
        </StepLink>
      )}
      <GoLink href={href} target={href.startsWith('https') ? '_blank' : undefined}>
        <span>{label}</span>
        {name}
      </GoLink>
    </div>
  );
}
