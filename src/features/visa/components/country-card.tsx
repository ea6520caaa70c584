import { routes } from '@/config/routes';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { Picture } from '@/ui/static/pictures/picture';
import type { CountryModel } from '../country-model';
import styles from './country-card.module.css';
import { VisaTag } from './visa-tag';

/** Shows a country with its visa type; the whole card is a link. */
export function CountryCard({ country }: { country: CountryModel }) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
  return (
    <article className={classNames(cardClass, styles.card)}>
      <Picture
        src={country.imageUrl}
        alt=""
        ratio="1/1"
        // A picture of 3:2 that fills a square is 1.5 times as wide as the square.
        sizes="(min-width: 640px) 168px, 144px"
        maxWidth={360}
        className={cardPictureClass}
      />
      <div className={styles.text}>
        <CardLink
          href={routes.visaAndPassport({ country: country.id })}
          title={country.name}
          lang={lang(country.nameLang ?? country.language)}
          className="h4"
        />
        <p>
          <span className="visually-hidden">{t('list.type')} </span>
          <VisaTag type={country.type} />
        </p>
        <p className="small muted" lang={lang(country.language)}>
          {country.summary}
        </p>
      </div>
    </article>
  );
}
