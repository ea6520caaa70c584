import { whatsappShareLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { CopyButton } from '@/features/shared/copy-button';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { ToursOfPage } from '@/features/shared/tour/tours-of-page';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { useCurrentPart } from '@/features/shared/use-current-part';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { RowCard } from '@/ui/static/cards/row-card';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { type ArticleModel, articleData, type Heading } from './article-model';
import styles from './article-page.module.css';
import { FeedMeta } from './feed-meta';

export type ArticlePageProps = { article: ArticleModel };

/** Shows an article: title, picture, text with its contents, then related tours and articles. */
export function ArticlePage({ article }: ArticlePageProps) {
  const { t, locale, lang } = useMessages('blog');
  const url = pageUrl(locale, routes.article(article.slug));
  // The tour that the article mentions most, and further ones to its countries.
  const [nearest, ...more] = article.tours;
  return (
    <>
      <PageMeta
        title={article.metaTitle}
        description={article.excerpt}
        path={routes.article(article.slug)}
        kind="article"
        isHidden={!!article.draft}
        data={typeof window === 'undefined' && ((language) => articleData(language, article))}
      />
      <FeedMeta />
      <DraftBarLoader draft={article.draft} />
      <div className={`container ${styles.page}`}>
        <article>
          <ArticleTop article={article} />
          <div className={`stack ${styles.columns}`}>
            {article.contents.length > 0 && <ArticleContents headings={article.contents} />}
            <div className={styles.text}>
              <Prose html={article.html} lang={lang()} className={styles.prose} />
              {nearest && (
                <aside className={`stack ${styles.inset}`} aria-label={t('article.tour')} data-print="none">
                  <TourRow tour={nearest} />
                  <ButtonLink href={routes.tour(nearest.id)} aria-label={`${t('article.dates')}: ${nearest.title}`}>
                    {t('article.dates')}
                  </ButtonLink>
                </aside>
              )}
              <section className={`cluster ${styles.line}`} aria-labelledby="article-share" data-print="none">
                <h2 id="article-share" className="h4">
                  {t('article.share')}
                </h2>
                <div className={`cluster ${styles.ways}`}>
                  <ButtonLink
                    href={whatsappShareLink(`${article.title} ${url}`)}
                    look="line"
                    size="compact"
                    icon="whatsapp"
                  >
                    {t('article.whatsapp')}
                  </ButtonLink>
                  <CopyButton
                    text={url}
                    label={t('article.copy')}
                    copied={t('article.copied')}
                    failed={t('article.copyFailed')}
                  />
                </div>
              </section>
              <OtherArticles article={article} />
            </div>
          </div>
        </article>
      </div>
      {more.length > 0 && (
        <Section
          id="article-tours"
          title={t('article.moreTours')}
          action={<GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>}
          className={styles.more}
        >
          <CardGrid columns="two">
            {more.map((tour) => (
              <li key={tour.id}>
                <TourRow tour={tour} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** Shows links to the previous and the next article, and to the list. */
function OtherArticles({ article }: ArticlePageProps) {
  const { t, lang } = useMessages('blog');
  const others = [
    { side: 'prev', label: t('article.previous'), other: article.previous },
    { side: 'next', label: t('article.next'), other: article.next },
  ];
  return (
    <nav className={`stack ${styles.others}`} aria-label={t('article.others')} data-print="none">
      {others.map(
        ({ side, label, other }) =>
          other && (
            <AppLink key={side} href={routes.article(other.slug)} rel={side} className={`stack ${styles.other}`}>
              <span className="small muted">{label}</span>
              <span className={`h4 ${styles.title}`} lang={lang(other.language)}>
                {other.title}
              </span>
            </AppLink>
          ),
      )}
      <GoLink href={routes.blog()} className={styles.all}>
        {t('article.back')}
      </GoLink>
    </nav>
  );
}

/** Shows the top of an article's page: breadcrumb, title, summary, dates, time to read, and picture. */
function ArticleTop({ article }: ArticlePageProps) {
  const { t, locale, lang } = useMessages('common');
  const { title, excerpt, isLead, date, updated, minutes, imageUrl, imageColor } = article;
  const facts = [
    date && (
      <time key="date" dateTime={date}>
        {formatDate(date, locale)}
      </time>
    ),
    updated && updated.date !== date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('article.minutes', { count: minutes }),
  ];
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('menu.news'), href: routes.blog() },
          { label: title, lang: lang() },
        ]}
        title={withNoBreakDashes(title)}
        lang={lang()}
        lead={isLead ? excerpt : undefined}
        leadLang={lang()}
        className={styles.heading}
      >
        <p className="small muted tabular">
          <FactLine facts={facts} />
        </p>
      </PageHead>
      <Picture
        src={imageUrl}
        color={imageColor}
        alt=""
        ratio="16/9"
        sizes="(min-width: 1536px) 1328px, 100vw"
        isPriority
        className={styles.picture}
      />
    </>
  );
}

/** Shows a tour as a row with the departure of its price only. */
function TourRow({ tour }: { tour: TourCardModel }) {
  const { lang } = useMessages();
  const cardView = useTourCardView();
  return (
    <ToursOfPage tours={[tour]}>
      {([{ departures, ...shown } = tour]) => {
        const view = cardView({ ...shown, departures: departures?.filter(({ isPriced }) => isPriced) ?? [] });
        const [departure] = view.departures;
        const price = { ...view.price, from: undefined };
        return (
          <RowCard
            view={{ ...view, price, date: departure?.date, seats: departure?.seats }}
            lang={lang(shown.language)}
          />
        );
      }}
    </ToursOfPage>
  );
}

/** Shows the chapters beside the text and marks the current one; hidden on small screens. */
function ArticleContents({ headings }: { headings: Heading[] }) {
  const { t, lang } = useMessages('blog');
  const current = useCurrentPart(headings.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-labelledby="article-contents" data-print="none">
      <p id="article-contents" className={styles.contentsTitle}>
        {t('article.contents')}
      </p>
      <ol lang={lang()}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`small muted ${styles.link}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
