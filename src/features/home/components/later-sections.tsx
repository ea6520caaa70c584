import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/tour/regionals';
import { ArticleCards } from '@/features/shared/article/article-cards';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { QuestionsSection } from '@/features/shared/questions-section';
import { RegionTiles } from '@/features/shared/tour/region-tiles';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { Section } from '@/ui/static/section';
import type { HomeModel } from '../home-model';
import { Board } from './board';
import { ContactSection } from './contact-section';
import { Deals } from './deals';
import styles from './later-sections.module.css';
import { MiceSection } from './mice-section';

/** Shows deals and promotions, regions, next departures, booking steps, companies, articles, questions and contact. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
      <Deals deals={home.deals} promotions={home.promotions} />
      <RecentTours />
      <Regions regions={home.regions} />
      <Board initialRows={home.board} />
      <Steps />
      <MiceSection imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactSection offices={home.offices} accreditations={home.accreditations} />
    </>
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
      intro={t('regions.text', { count: regions.length })}
      action={<GoLink href={routes.destinations()}>{t('regions.all')}</GoLink>}
    >
      <RegionTiles regions={regions} />
    </Section>
  );
}

const STEPS = ['choose', 'send', 'deposit', 'leave'];

/** Shows the four steps of a booking. */
function Steps() {
  const { t } = useMessages('home');
  return (
    <section className="soft-band" aria-labelledby="steps">
      <Container className={styles.grid}>
        <div>
          <h2 id="steps">{t('steps.title')}</h2>
          <p className={styles.text}>{t('steps.text')}</p>
          <GoLink href={routes.bookingTerms()}>{t('steps.terms')}</GoLink>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
