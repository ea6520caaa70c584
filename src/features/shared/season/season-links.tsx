import { routes } from '@/config/routes';
import type { SeasonModel } from '@/domain/tour/season';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './season.module.css';
import { useSeasonView } from './use-season-view';

const SIZES = {
  first: '(min-width: 1024px) 50vw, calc(100vw - 40px)',
  tiles: '(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 112px',
  row: '72px',
};

type SeasonLinksProps = {
  seasons: SeasonModel[];
  /** Tiles have a picture and the price, the first one large; a row is one line, which scrolls on small screens. */
  look: 'tiles' | 'row';
  headingLevel?: 2 | 3;
};

/** Shows seasons as links, with numbers for the visitor's party if it is known. */
export function SeasonLinks({ seasons, look, headingLevel }: SeasonLinksProps) {
  const { lang } = useMessages('season');
  const view = useSeasonView();
  return (
    <ul className={styles[look]}>
      {seasons.map((season, index) => {
        const { months, number, departures, price } = view(season);
        const isFirst = look === 'tiles' && index === 0;
        return (
          <li key={season.key}>
            <div className={classNames(cardClass, styles.season, styles.link)} data-season={season.key}>
              <Picture
                src={season.imageUrl}
                color={season.imageColor}
                alt=""
                ratio="fill"
                sizes={SIZES[isFirst ? 'first' : look]}
                maxWidth={look === 'row' ? 360 : 1280}
                shape="square"
                className={cardPictureClass}
              />
              <div className={styles.panel}>
                <CardLink
                  href={routes.season(season.key)}
                  title={season.title}
                  lang={lang(season.language)}
                  level={headingLevel}
                  className={`h4 ${styles.title}`}
                />
                <p className={`small ${styles.months}`}>{months}</p>
                <p className={`small muted tabular ${styles.number}`}>{look === 'row' ? number : departures}</p>
                {look === 'tiles' && <p className={`small muted tabular ${styles.number}`}>{price}</p>}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
