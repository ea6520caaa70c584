import { memo, useDeferredValue, useMemo } from 'react';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import type { Elements } from '@/lib/elements';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { SearchField } from '@/ui/static/buttons/search-field';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Picture } from '@/ui/static/pictures/picture';
import { Tag, type TagTone } from '@/ui/static/tag';
import styles from './countries.module.css';
import { RequirementsSkeleton } from './requirements-skeleton';
import { type CountryModel, type VisaType, visaTypes } from './visa-models';

type CountryListProps = {
  countries: CountryModel[];
  filter: CountryFilter;
  change: (filter: CountryFilter) => void;
};

/**
 * Shows all countries by name, with a search, which applies with every typed letter, and a filter by visa type. Pressing
 * the selected type removes that filter.
 */
export function CountryList({ countries, filter, change }: CountryListProps) {
  const { t } = useMessages('visa');
  const types = visaTypes.map((type) => ({ type, total: countries.filter((one) => one.type === type).length }));
  // A deferred value, so that rendering the cards does not delay typing.
  const calm = useDeferredValue(filter);
  const found = useMemo(() => findCountries(countries, calm), [countries, calm]);
  if (countries.length === 0) {
    return (
      <EmptyBlock
        title={t('list.none')}
        text={t('list.noneText')}
        action={<WhatsappButton text={t('list.message')} look="second" />}
      />
    );
  }
  return (
    <div className={`stack ${styles.list}`}>
      <h2 id="visa-title" tabIndex={-1} className={styles.title}>
        {t('list.title')}
      </h2>
      <div className={`stack ${styles.bar}`}>
        <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
          <SearchField
            value={filter.text}
            label={t('list.search')}
            placeholder={t('list.search')}
            onType={(text) => change({ ...filter, text })}
          />
        </form>
        <ChipRow role="group" aria-label={t('list.types')} canScroll>
          {types.map(({ type, total }) => (
            <Chip
              key={type}
              isOn={filter.type === type}
              disabled={total === 0}
              onClick={() => change({ ...filter, type: filter.type === type ? null : type })}
            >
              {t('list.typeTotal', { type: t(`types.${type}`), total })}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <p role="status" className="small muted">
        {t('list.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <CountryCards countries={found} />
      ) : (
        <EmptyBlock
          headingLevel={3}
          title={t('list.noMatch')}
          text={t('list.noMatchText')}
          action={
            <Button look="second" onClick={() => change({ text: '', type: null })}>
              {t('list.showAll')}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Shows countries with their visa types; each card is a link. */
const CountryCards = memo(function CountryCards({ countries }: { countries: CountryModel[] }) {
  const { t, lang } = useMessages('visa');
  return (
    <ul className={`stack ${styles.grid}`}>
      {countries.map((country) => (
        <li key={country.id} id={`country-${country.id}`} data-focus="#visa-title">
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
            <div className={`stack ${styles.text}`}>
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
        </li>
      ))}
    </ul>
  );
});

export type CountryFilter = { text: string; type: VisaType | null };

/** Returns the countries of a visa type whose names or summary contain all searched words. */
export function findCountries(countries: readonly CountryModel[], { text, type }: CountryFilter): CountryModel[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return countries.filter(
    (one) => (!type || one.type === type) && typed.every((word) => one.searchText.includes(word)),
  );
}

const tones: Record<VisaType, TagTone> = { visa_free: 'green', e_visa: 'blue', visa_required: 'amber' };

/** Shows the visa type of a country as a short tag. */
function VisaTag({ type }: { type: VisaType }) {
  const { t } = useMessages('visa');
  return <Tag tone={tones[type]}>{t(`types.${type}`)}</Tag>;
}

const Requirements = loadOnUse(
  () => import('./requirements').then((module) => module.Requirements),
  (part) => (part.error ? <FailedPart {...part} /> : <RequirementsSkeleton />),
);

type CountryDetailProps = {
  country: CountryModel;
  /** The server-rendered requirements; otherwise the browser requests them. */
  served?: Elements;
};

/** Shows a country in place of the list. */
export function CountryDetail({ country, served }: CountryDetailProps) {
  const { t, locale, lang } = useMessages('visa');
  return (
    <article className={`stack ${styles.detail}`}>
      <div data-print="none" data-focus={`#country-${country.id} a`} className={styles.back}>
        <ButtonLink href={routes.visaAndPassport()} look="quiet" icon="arrow-left">
          {t('detail.back')}
        </ButtonLink>
      </div>
      <header className={`stack ${styles.header}`}>
        <div className={`stack ${styles.detailText}`}>
          <VisaTag type={country.type} />
          <h2 id="visa-title" tabIndex={-1} className={styles.detailTitle}>
            {t('detail.title')} <span lang={lang(country.nameLang ?? country.language)}>{country.name}</span>
          </h2>
          <p lang={lang(country.language)} className="lead">
            {country.summary}
          </p>
          <p className="small muted">{t('detail.checked', { date: formatDate(country.updatedAt, locale) })}</p>
        </div>
        <div data-print="none" className={styles.frame}>
          <Picture
            src={country.imageUrl}
            alt=""
            ratio="3/2"
            shape="hero"
            sizes="(min-width: 1024px) 440px, (min-width: 768px) 40vw, 100vw"
            maxWidth={1024}
          />
        </div>
      </header>
      {served ?? <Requirements country={country} />}
    </article>
  );
}
