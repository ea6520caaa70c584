import type { Tour } from '@sdk';
import { openPayments } from '@/domain/booking-history';
import { formatDate } from '@/domain/dates';
import { passportState } from '@/domain/trip';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import { addresseeOf, travellerName } from '../components/step-words';
import styles from './trip.module.css';
import { Section, type TripProps } from './trip-sections';
import { TripVisas } from './trip-visas';

/** Shows each traveller with the state of the passport, and until the departure the visas. */
export function TripTravellers({ trip, phase, tour }: TripProps & { tour: Tour | undefined }) {
  const { t, locale } = useMessages('trip');
  const { date: leaves, arrival_date: back, reservation_code: code } = trip;
  const travellers = trip.travellers ?? [];
  if (phase === 'cancelled' || travellers.length === 0) return null;
  const isAhead = phase === 'ahead';
  const states = travellers.map((one) => (isAhead ? passportState(one, back) : null));
  const lacking = travellers.filter((_, index) => (states[index]?.kind ?? 'enough') !== 'enough');
  const needsData = lacking.length > 0;
  const message = [
    t('travellers.text', { to: addresseeOf(trip), code }),
    ...lacking.map((one) => t('travellers.line', { name: travellerName(one, trip, t) })),
  ];
  const dueDay = openPayments(trip).at(-1)?.due;
  return (
    <Section id="travellers" title={t('travellers.title')}>
      <ul className={styles.rows}>
        {travellers.map((traveller, index) => {
          const state = states[index];
          const isEnough = state?.kind === 'enough';
          const needed = state && formatDate(state.neededUntil, locale);
          const date = traveller.passport_expiry && formatDate(traveller.passport_expiry, locale);
          const isUnknown = state?.kind === 'missing';
          const key = isEnough ? 'enough' : !isUnknown ? 'tooShort' : traveller.name ? 'missing' : 'unknown';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no id, only a position
            <li key={index} className={styles.traveller}>
              <Icon
                name={state ? (isEnough ? 'check-circle' : 'alert') : 'user'}
                className={!state || isEnough ? styles.good : styles.open}
              />
              <div>
                <p translate={traveller.name ? 'no' : undefined}>
                  <b>{travellerName(traveller, trip, t)}</b>
                </p>
                {state && <p className="small muted tabular">{t(`travellers.${key}`, { date, needed })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {dueDay && needsData && (
        <p className="small tabular">{t('travellers.due', { date: formatDate(dueDay, locale) })}</p>
      )}
      {needsData && <p className="small">{t('travellers.how')}</p>}
      {needsData && (
        <p data-print="none">
          <WhatsappButton text={message.join('\n')} look="second" size="compact">
            {t('travellers.send')}
          </WhatsappButton>
        </p>
      )}
      {isAhead && <TripVisas tour={tour} leaves={leaves} />}
    </Section>
  );
}
