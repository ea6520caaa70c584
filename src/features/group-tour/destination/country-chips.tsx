import { useRouter } from 'next/router';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import { countryHref, hasCountry } from './country-href';
import styles from './destination.module.css';

type CountryChipsProps = { regionId: number; countries: { id: number; name: string }[] };

/**
 * Shows the countries of the region as links that filter the list below, where the filters are not beside the list.
 */
export function CountryChips({ regionId, countries }: CountryChipsProps) {
  const { t } = useMessages('tour');
  const router = useRouter();
  // Only the query changes: the list fetches its tours itself, and the page keeps its scroll position.
  const followShallow = useShallowLinks();
  if (countries.length < 2) return null;
  return (
    <nav aria-label={t('destination.countries')} className={styles.chips} onClickCapture={followShallow}>
      <ChipRow canScroll>
        {countries.map(({ id, name }) => {
          const href = countryHref(router.query, regionId, id);
          return (
            <ChipLink key={id} href={href} isOn={hasCountry(router.query, id)}>
              {name}
            </ChipLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}
