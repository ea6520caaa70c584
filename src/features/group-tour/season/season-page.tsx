import type { CollectionPage } from 'schema-dts';
import { routes } from '@/config/routes';
import type { readSeason } from '@/data/server/read-season';
import { formatDate, formatDayMonthRange } from '@/domain/dates';
import { seatsFor } from '@/domain/party';
import { seasonCards, seasonQuery, seasonTotal } from '@/domain/tour/season';
import { webPageData } from '@/features/shared/agency-data';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import styles from '@/features/shared/season/season.module.css';
import { SeasonLinks } from '@/features/shared/season/season-links';
import { useSeasonView } from '@/features/shared/season/use-season-view';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { usePartyTours } from '@/features/shared/tour/use-party-tours';
import { PartyButton } from '@/form/trip-plan/plan-button';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { FactLine } from '@/ui/static/fact-line';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Section } from '@/ui/static/section';
import { itemListData } from '../item-list-data';

export type SeasonPageProps = NonNullable<Awaited<ReturnType<typeof readSeason>>>;

/** Shows one season: its picture, days, departures and price, its first tours, and the other seasons. */
export function SeasonPage({ season, text, filters, cards: served, total: servedTotal, others }: SeasonPageProps) {
  const { t, lang, locale } = useMessages('season');
  const { months, departures, price } = useSeasonView()(season);
  const party = useParty();
  const answer = usePartyTours(seasonQuery(season, filters));
  const cards = answer ? seasonCards(answer, season, filters) : served;
  const total = answer ? seasonTotal(answer, cards) : servedTotal;
  const { key, title, from, to } = season;
  const language = lang(season.language);
  const path = routes.season(key);
  const texts = { title: t('title', { title, months }), description: t('description', { text, months }) };
  const year = to.slice(0, 4);
  const range = from.startsWith(year)
    ? `${formatDayMonthRange(from, to, locale)} ${year}`
    : `${formatDate(from, locale)}–${formatDate(to, locale)}`;
  const days = t('leaves', { days: range });
  const tours = served.map(({ id, title: name }) => ({ path: routes.tour(id), name }));
  return (
    <>
      <PageMeta
        {...texts}
        path={path}
        isHidden={season.departures === 0}
        data={
          typeof window === 'undefined' &&
          ((indexed) =>
            ({
              '@type': 'CollectionPage',
              ...webPageData(indexed, path, texts),
              mainEntity: { ...itemListData(indexed, tours), numberOfItems: tours.length },
            }) satisfies CollectionPage)
        }
      />
      <div className={`${styles.season} ${styles.head}`} data-season={key}>
        <BoxedHead
          crumbs={[
            { label: t('common:menu.tours'), href: routes.tours() },
            { label: title, lang: language },
          ]}
          title={title}
          lang={language}
          lead={text}
          leadLang={language}
          imageUrl={season.imageUrl}
          imageColor={season.imageColor}
        >
          <p className="tabular">
            <FactLine facts={[days, departures, price]} />
          </p>
          <PartyButton />
        </BoxedHead>
      </div>
      <Section id="tours" title={t('tours')}>
        {cards.length > 0 ? (
          <>
            <CardGrid>
              {cards.map((card) => (
                <li key={card.id}>
                  <TourTile tour={card} sizes="(min-width: 1024px) 380px, (min-width: 640px) 45vw, 96px" isCompact />
                </li>
              ))}
            </CardGrid>
            <div className={`cluster ${styles.all}`}>
              {total > cards.length && <p>{t('shown', { shown: cards.length, total })}</p>}
              <GoLink href={routes.tours(filters)}>{t('all', { months })}</GoLink>
            </div>
          </>
        ) : (
          <EmptyBlock
            title={served.length > 0 ? t('few.title', { count: seatsFor(party) }) : t('empty.title')}
            text={t(served.length > 0 ? 'few.text' : 'empty.text')}
            action={<ButtonLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</ButtonLink>}
          />
        )}
      </Section>
      {others.length > 0 && (
        <Section id="seasons" title={t('others')} className="ends-page">
          <SeasonLinks seasons={others} look="row" />
        </Section>
      )}
    </>
  );
}
