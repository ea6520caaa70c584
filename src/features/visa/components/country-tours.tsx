import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { useTours } from '@/hooks/tour/use-tours';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import type { CountryModel } from '../country-model';

/** Shows a link to a country's tours, or nothing when there are none. */
export function CountryTours({ country }: { country: CountryModel }) {
  const { t } = useMessages('visa');
  const { data } = useTours({ search: country.tourSearch, page: limits.firstPage, limit: 1 });
  const total = data?.pagination.total ?? 0;
  if (total === 0) return null;
  return (
    <GoLink href={routes.tours({ search: country.tourSearch })}>
      {t('facts.tours', { count: total, country: country.name })}
    </GoLink>
  );
}
