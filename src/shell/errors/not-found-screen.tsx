import Head from 'next/head';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { brand } from '@/config/brand';
import { localPath, routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { searchFieldProps } from '@/state/search';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { ChipLink } from '@/ui/static/buttons/chip';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import styles from './not-found-screen.module.css';

/** Shows the 404 page (§2): a message, a link home, a search form and popular pages. */
export function NotFoundScreen() {
  const { t } = useMessages('error');
  return (
    <div className={`container ${styles.screen}`}>
      <Head>
        <title key="title">{`${t('notFound.title').replace(/\.$/, '')} · ${brand.name}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.hero}>
        <div className={styles.text}>
          <p className={styles.status}>404</p>
          <h1 className="display">{t('notFound.title')}</h1>
          <p className="lead muted">{t('notFound.text')}</p>
          <SearchForm />
          <ButtonLink href={routes.home()} size="large">
            {t('notFound.home')}
          </ButtonLink>
        </div>
        <img
          className={styles.picture}
          src="/images/not-found-640.webp"
          srcSet="/images/not-found-640.webp 640w, /images/not-found-1120.webp 1120w"
          sizes="(min-width: 1024px) 564px, 100vw"
          width={640}
          height={640}
          alt={t('places.picture')}
        />
      </div>
      <PopularPlaces />
    </div>
  );
}

// The service's content is Indonesian in both languages, so the search terms are too.
const places = [
  { messageKey: 'places.japan', href: routes.tours({ search: 'Jepang' }) },
  { messageKey: 'places.turkiye', href: routes.tours({ search: 'Turki' }) },
  { messageKey: 'places.switzerland', href: routes.tours({ search: 'Swiss' }) },
  { messageKey: 'places.vietnam', href: routes.tours({ search: 'Vietnam' }) },
  { messageKey: 'places.all', href: routes.destinations() },
  { messageKey: 'common:menu.visa', href: routes.visaAndPassport() },
  { messageKey: 'common:menu.contact', href: routes.contact() },
];

function PopularPlaces() {
  const { t } = useMessages('error');
  return (
    <section className={styles.locations} aria-labelledby="popular-places">
      <h2 className="h3" id="popular-places">
        {t('places.title')}
      </h2>
      <ul className={`cluster ${styles.list}`}>
        {places.map(({ messageKey, href }) => (
          <li key={href}>
            <ChipLink href={href}>{t(messageKey)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a search form for the tour list. It is a plain form, so that it works without scripts. */
function SearchForm() {
  const { t, locale } = useMessages('error');
  const { push } = useRouter();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void push(routes.tours({ search: searchText(event.currentTarget) }));
  };

  return (
    <search className={styles.search}>
      <form className={styles.form} action={localPath(locale, routes.tours())} onSubmit={submit}>
        <SearchField
          value=""
          label={t('notFound.search')}
          placeholder={t('notFound.search')}
          input={searchFieldProps()}
        />
        <Button type="submit" look="second">
          {t('notFound.searchButton')}
        </Button>
      </form>
    </search>
  );
}
