import { contactPageQuery } from '@/data/operations/page';
import { useRead } from '@/data/use-read';
import { formatOpeningHours } from '@/domain/opening-hours';
import { useMessages } from '@/i18n/use-messages';
import { headOfficeHours } from './agency-data';

/** Shows the opening hours of the head office, in Jakarta time; nothing while the service has not sent them. */
export function OpeningHoursLine() {
  const { t, locale } = useMessages();
  const { data } = useRead(contactPageQuery(), { revalidateIfStale: false });
  const hours = formatOpeningHours(headOfficeHours(data?.data), locale);
  if (hours.length === 0) return null;
  // A line breaks only between two of them.
  const unbroken = hours.map((text) => text.replaceAll(' ', '\u00a0'));
  return <p className="small muted tabular">{t('openingHours', { hours: unbroken.join(', ') })}</p>;
}
