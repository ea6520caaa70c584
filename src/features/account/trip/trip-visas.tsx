import type { Tour, VisaCountry } from '@sdk';
import { routes } from '@/config/routes';
import { visaCountriesQuery } from '@/data/operations/page';
import { useRead } from '@/data/use-read';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { applyBefore, visaGroups } from '@/domain/tour/trip-visa';
import { VisaRow } from '@/features/shared/tour/visa-row';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import styles from './trip.module.css';

/**
 * Returns the day before which the first visa of a tour is applied for; null if there is nothing to apply for, or nobody
 * can say. `leaves` is an ISO date.
 */
export function useVisaDay(tour: Tour | undefined, leaves: string): string | null {
  const { data: list } = useRead(tour ? visaCountriesQuery() : null);
  const countries = tour?.mainCountries.map(({ country }) => country) ?? [];
  const days = visaGroups(countries, list?.data ?? []).map(({ entry }) => entry && applyBefore(entry, leaves));
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/** Shows for each country of the tour whether a visa is needed, and until when to apply; `leaves` is an ISO date. */
export function TripVisas({ tour, leaves }: { tour: Tour | undefined; leaves: string }) {
  const { t } = useMessages('trip');
  const { data: list } = useRead(tour ? visaCountriesQuery() : null);
  if (!tour || !list) return <GoLink href={routes.visaAndPassport()}>{t('travellers.visa')}</GoLink>;
  const groups = visaGroups(
    tour.mainCountries.map(({ country }) => country),
    list.data,
  );
  return (
    <div id="visas">
      <h3 className="h4">{t('tour-detail:tabs.visa')}</h3>
      <ul className={styles.visas}>
        {groups.map(({ entry, countries }) => (
          <VisaRow key={countries.join()} entry={entry} countries={countries}>
            <VisaDays entry={entry} leaves={leaves} />
          </VisaRow>
        ))}
      </ul>
      {groups.some(({ entry }) => entry && applyBefore(entry, leaves)) && <p className="small">{t('visas.help')}</p>}
      <p className="small muted">{t('tour-detail:visa.text')}</p>
    </div>
  );
}

function VisaDays({ entry, leaves }: { entry: VisaCountry | null; leaves: string }) {
  const { t, locale } = useMessages('trip');
  const words = () => {
    if (!entry) return t('visas.unknown');
    if (entry.type === 'visa_free') return t('tour-detail:visa.noTime');
    const day = applyBefore(entry, leaves);
    if (!day) return t('tour-detail:visa.timeOpen');
    const values = { count: entry.processing_days, date: formatDate(day, locale) };
    return t(day > todayInJakarta() ? 'visas.apply' : 'visas.late', values);
  };
  return <p className="small muted tabular">{words()}</p>;
}
