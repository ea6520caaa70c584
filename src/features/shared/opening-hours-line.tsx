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
  const last = hours.pop();
  if (!last) return null;
  return (
    <p className="small muted tabular">
      {hours.map((text) => (
        <span key={text}>
          <span className="nowrap">{text},</span>{' '}
        </span>
      ))}
      <span className="nowrap">{t('openingHours', { hours: last })}</span>
    </p>
  );
}
