import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import type { RegionModel } from '@/domain/tour/regionals';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture, type PictureSource } from '@/ui/static/pictures/picture';
import styles from './region-link.module.css';

type RegionLinkProps = { region: RegionModel; href?: string } & Pick<RegionTileProps, 'isWide' | 'headingLevel'>;

/** Shows the tile of a region with its lowest price and number of tours; `href` defaults to the region's page. */
export function RegionLink({ region, href = routes.destination(region.id), ...look }: RegionLinkProps) {
  const { t } = useMessages('common');
  const price = region.price === null ? '' : `${t('price.from')} ${formatRupiah(region.price)}`;
  return (
    <RegionTile
      href={href}
      title={region.name}
      picture={{ src: region.imageUrl, alt: '', color: region.imageColor }}
      meta={[price, t('trip.tours', { count: region.tours })].filter(Boolean)}
      {...look}
    />
  );
}

type RegionTileProps = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  /** True if the tile has half of a row on large screens, not a quarter. */
  isWide?: boolean;
  headingLevel?: 2 | 3 | 4;
};

/** Shows a region with its picture; the whole tile is one link. */
function RegionTile({ href, title, meta, picture, isWide, headingLevel }: RegionTileProps) {
  return (
    <article className={classNames(cardClass, styles.tile)}>
      <Picture
        {...picture}
        sizes={`(min-width: 1024px) ${isWide ? '50vw' : '25vw'}, calc(50vw - 26px)`}
        maxWidth={isWide ? 1280 : 768}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <CardLink href={href} title={title} level={headingLevel} className={`h4 ${styles.title}`} />
      <p className={`small muted tabular ${styles.meta}`}>
        <FactLine facts={meta} />
      </p>
    </article>
  );
}
