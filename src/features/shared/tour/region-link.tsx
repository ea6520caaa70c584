import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import type { RegionModel } from '@/domain/tour/regionals';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './region-link.module.css';

type RegionLinkProps = {
  region: RegionModel;
  href?: string;
  /** True if the tile has half of a row on large screens, not a quarter. */
  isWide?: boolean;
  headingLevel?: 2 | 3 | 4;
};

/** Shows the tile of a region with its lowest price and number of tours; `href` defaults to the region's page. */
export function RegionLink({ region, href = routes.destination(region.id), isWide, headingLevel }: RegionLinkProps) {
  const { t, lang } = useMessages('common');
  const price = region.price === null ? '' : `${t('price.from')} ${formatRupiah(region.price)}`;
  return (
    <article className={classNames(cardClass, styles.tile)}>
      <Picture
        src={region.imageUrl}
        alt=""
        color={region.imageColor}
        sizes={`(min-width: 1024px) ${isWide ? '50vw' : '25vw'}, calc(50vw - 26px)`}
        maxWidth={isWide ? 1280 : 768}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <CardLink href={href} title={region.name} level={headingLevel} className={`h4 ${styles.title}`} />
      {region.tagline && (
        <p className={`small ${styles.tagline}`} lang={lang()}>
          {region.tagline}
        </p>
      )}
      <p className={`small muted tabular ${styles.meta}`}>
        <FactLine facts={[price, t('trip.tours', { count: region.tours })]} />
      </p>
    </article>
  );
}
