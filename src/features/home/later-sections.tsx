import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { toursQuery } from '@/data/operations/tour';
import { useLiveAnswer } from '@/data/use-read';
import { todayInJakarta } from '@/domain/dates';
import type { RegionModel } from '@/domain/tour/regionals';
import { ArticleCards } from '@/features/shared/article/article-cards';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { QuestionsSection } from '@/features/shared/questions-section';
import { SeasonLinks } from '@/features/shared/season/season-links';
import { DepartureBoard, DepartureLine } from '@/features/shared/tour/departure-board';
import { RegionTiles } from '@/features/shared/tour/region-tiles';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { ContactSection } from './contact-section';
import { type BoardRow, boardRows } from './deal-model';
import { Deals } from './deals';
import type { HomeModel } from './home-model';
import styles from './later-sections.module.css';

/** Shows seasons, deals and promotions, next departures, regions, booking steps, companies, articles and contact. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
      <Seasons seasons={home.seasons} />
      <Deals deals={home.deals} promotions={home.promotions} />
      <RecentTours />
      <Board initialRows={home.board} />
      <Regions regions={home.regions} />
      <Steps />
      <MiceSection imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactSection offices={home.offices} accreditations={home.accreditations} />
    </>
  );
}

/** Shows the next seasons of travel. */
function Seasons({ seasons }: Pick<HomeModel, 'seasons'>) {
  const { t } = useMessages('season');
  if (seasons.length === 0) return null;
  return (
    <Section id="seasons" title={t('heading')}>
      <SeasonLinks seasons={seasons} look="tiles" />
    </Section>
  );
}

/** Shows the three newest articles. */
function Articles({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useMessages('home');
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title={t('articles.title')}
      action={<GoLink href={routes.blog()}>{t('articles.all')}</GoLink>}
    >
      <ArticleCards
        articles={articles}
        sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 174px"
        className={styles.list}
      />
    </Section>
  );
}

const QUESTIONS = ['excluded', 'alone', 'minimum', 'halal', 'passport'];

function Questions() {
  const { t } = useMessages('home');
  return (
    <QuestionsSection
      title={t('questions.title')}
      text={t('questions.text')}
      isFirstOpen={false}
      link={<GoLink href={routes.visaAndPassport()}>{t('questions.visa')}</GoLink>}
      questions={QUESTIONS.map((key) => ({
        key,
        title: t(`questions.${key}.title`),
        text: t(`questions.${key}.text`),
      }))}
    />
  );
}

/** Shows the regions, sorted by number of tours. */
function Regions({ regions }: { regions: RegionModel[] }) {
  const { t } = useMessages('home');
  if (regions.length === 0) return null;
  return (
    <Section
      id="regions"
      title={t('regions.title')}
      action={<GoLink href={routes.destinations()}>{t('regions.all')}</GoLink>}
    >
      <RegionTiles regions={regions} isQuiet />
    </Section>
  );
}

const STEPS = ['choose', 'send', 'deposit', 'leave'];

/** Shows the four steps of a booking. */
function Steps() {
  const { t } = useMessages('home');
  return (
    <section className="soft-band" aria-labelledby="steps">
      <div className={`container ${styles.grid}`}>
        <div>
          <h2 id="steps">{t('steps.title')}</h2>
          <p className={`muted ${styles.intro}`}>{t('steps.text')}</p>
          <GoLink href={routes.bookingTerms()}>{t('steps.terms')}</GoLink>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="h4">{t(`steps.${step}.title`)}</h3>
                <p className="small muted">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Shows the next departures: `initialRows` from the page's data until current seats and prices have loaded. */
function Board({ initialRows }: { initialRows: BoardRow[] }) {
  const { t, lang } = useMessages('home');
  const { answer } = useLiveAnswer(toursQuery({ page: limits.firstPage, limit: limits.pageSize }));
  const party = useParty();
  const rows = answer ? boardRows(answer.data, todayInJakarta(), party) : initialRows;
  if (rows.length === 0) return null;
  return (
    <Section id="board" title={t('board.title')} action={<GoLink href={routes.tours()}>{t('board.all')}</GoLink>}>
      <DepartureBoard>
        {rows.map((row) => (
          <DepartureLine
            key={row.id}
            departure={row}
            days={row.days}
            href={routes.tour(row.tourId, { itinerary: row.id })}
            title={row.title}
            lang={lang(row.language)}
          />
        ))}
      </DepartureBoard>
    </Section>
  );
}

/** Shows the band for companies, which extends to the left edge of the screen. */
function MiceSection({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useMessages('home');
  return (
    <section className={styles.band} aria-labelledby="mice">
      <div className={`stack ${styles.text}`} data-ground="deep">
        <h2 id="mice">{t('mice.title')}</h2>
        <p>{t('mice.text')}</p>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={routes.mice()} look="sun">
            {t('mice.ask')}
          </ButtonLink>
          <AppLink href={routes.corporate()} className={styles.link}>
            {t('mice.corporate')}
          </AppLink>
        </div>
      </div>
      <Picture
        src={imageUrl}
        alt=""
        ratio="fill"
        sizes="(min-width: 768px) 50vw, 100vw"
        shape="square"
        className={styles.picture}
      />
    </section>
  );
}
