import { routes } from '@/config/routes';
import { LARGEST_PAGE } from '@/data/every-row';
import { formatMonth, todayInJakarta } from '@/domain/dates';
import { headCount, partyOfAnswer } from '@/domain/party';
import { tourCardModel } from '@/domain/tour/tour-card';
import { usePartyTours } from '@/features/shared/tour/use-party-tours';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { PartyButton } from '@/form/trip-plan/plan-button';
import { useMessages } from '@/i18n/use-messages';
import { useTripPlan } from '@/state/trip-plan';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCard } from '@/ui/static/cards/tour-card';
import { Section } from '@/ui/static/section';

const SHOWN_TOURS = 6;
const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 45vw, 96px';

/** Shows the next tours on which the party of the device saves in its months; nothing until they are read. */
export function PromotionTours() {
  const { t, locale, lang } = useMessages('info');
  const cardView = useTourCardView();
  const { months } = useTripPlan();
  const month = months.length > 0 ? months : undefined;
  const answer = usePartyTours({ ...LARGEST_PAGE, available: '1', month });
  const party = partyOfAnswer(answer?.party);
  if (!answer || !party) return null;
  const cards = answer.data
    .map((tour) => tourCardModel(tour, todayInJakarta(), { month }, party))
    .filter(({ savings }) => savings)
    .slice(0, SHOWN_TOURS);
  const heads = t('common:party.heads', { count: headCount(party) });
  const time = months.map((one) => formatMonth(one, locale)).join(', ');
  return (
    <Section
      id="tours"
      title={time ? t('promotion.toursIn', { party: heads, months: time }) : t('promotion.tours', { party: heads })}
      action={<PartyButton months={months} />}
      isBare
    >
      {cards.length > 0 ? (
        <CardGrid>
          {cards.map((card) => (
            <li key={card.id}>
              <TourCard view={cardView(card)} lang={lang(card.language)} sizes={SIZES} isCompact />
            </li>
          ))}
        </CardGrid>
      ) : (
        <p>
          <span>{t('promotion.noTours')}</span>{' '}
          <GoLink href={routes.tours({ month })}>{t('common:buttons.seeAllTours')}</GoLink>
        </p>
      )}
    </Section>
  );
}
