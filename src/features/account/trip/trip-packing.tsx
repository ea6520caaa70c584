import { formatMonth } from '@/domain/dates';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import styles from './trip.module.css';
import { Section } from './trip-sections';

/** Shows the usual weather of the month, and what to pack for it. */
export function TripPacking({ trip: { weather = [], packing = [], date } }: { trip: Trip }) {
  const { t, lang, locale } = useMessages('trip');
  if (weather.length + packing.length === 0) return null;
  return (
    <Section id="packing" title={t('packing')}>
      {weather.length > 0 && (
        <div>
          <p className="small muted">{t('weatherOf', { month: formatMonth(date.slice(0, 7), locale) })}</p>
          <ul className={styles.weather} lang={lang()}>
            {sameWeather(weather).map(({ places, low, high, text }) => (
              <li key={places}>
                <p className="h4 tabular">{t('degrees', { low: degrees(low), high: degrees(high) })}</p>
                <p className="small">{places}</p>
                {text && <p className="small muted">{text}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {packing.length > 0 && (
        <ul className={styles.packing} lang={lang()}>
          {packing.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Joins the places that have the same weather. */
function sameWeather(weather: NonNullable<Trip['weather']>) {
  const groups = new Map<string, { places: string; low: number; high: number; text?: string }>();
  for (const { place, ...values } of weather) {
    const key = Object.values(values).join(' ');
    const places = [groups.get(key)?.places, place].filter(Boolean).join(', ');
    groups.set(key, { ...values, places });
  }
  return [...groups.values()];
}

/** Writes degrees with a real minus sign. */
const degrees = (value: number) => String(value).replace('-', '\u2212');
