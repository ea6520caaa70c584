import { routes } from '@/config/routes';
import { formatRupiahShort } from '@/domain/money';
import styles from '@/features/shared/region-tiles.module.css';
import { tileWidths } from '@/features/shared/tile-widths';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { GoLink } from '@/ui/static/go-link';
import { RegionTile } from '@/ui/static/region-tile';
import { Section } from '@/ui/static/section';
import type { RegionModel } from '../home-model';

/** The regions by number of tours; wide and narrow tiles take turns. */
export function Regions({ regions }: { regions: RegionModel[] }) {
  const { t, locale } = useWords('home');
  const widths = tileWidths(regions.length);
  return (
    <Section
      id="regions"
      title={t('regions.title')}
      intro={t('regions.text', { count: regions.length })}
      action={<GoLink href={routes.destinations()}>{t('regions.all')}</GoLink>}
    >
      <ul className={styles.tiles}>
        {regions.map((region, index) => (
          <li key={region.id} className={classNames(styles.tile, widths[index] === 6 && styles.wide)}>
            <RegionTile
              href={routes.destination(region.id)}
              title={region.name}
              picture={{ src: region.imageUrl, alt: '' }}
              isWide={widths[index] === 6}
              lang="id"
              meta={[
                region.price === null ? '' : `${t('common:price.from')} ${formatRupiahShort(region.price, locale)}`,
                t('common:trip.tours', { count: region.tours }),
              ].filter(Boolean)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
