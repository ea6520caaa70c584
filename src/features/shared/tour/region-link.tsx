import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import type { RegionModel } from '@/domain/tour/regionals';
import { useWords } from '@/i18n/use-words';
import { RegionTile, type RegionTileProps } from '@/ui/static/cards/region-tile';

type RegionLinkProps = { region: RegionModel; href?: string } & Pick<RegionTileProps, 'isWide' | 'headingLevel'>;

/** The tile of a region, with its lowest price and number of tours; it leads to the region unless `href` says else. */
export function RegionLink({ region, href = routes.destination(region.id), ...look }: RegionLinkProps) {
  const { t } = useWords('common');
  const price = region.price === null ? '' : `${t('price.from')} ${formatRupiah(region.price)}`;
  return (
    <RegionTile
      href={href}
      title={region.name}
      picture={{ src: region.imageUrl, alt: '' }}
      lang="id"
      meta={[price, t('trip.tours', { count: region.tours })].filter(Boolean)}
      {...look}
    />
  );
}
