import { routes } from '@/config/routes';
import { LARGEST_PAGE } from '@/data/every-row';
import { useTours } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer, partyParameters } from '@/domain/party';
import { tourCardModel } from '@/domain/tour/tour-card';
import { QueryView } from '@/features/shared/query-view';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCard } from '@/ui/static/cards/tour-card';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { TourSkeletons } from './tour-skeletons';

/** Shows the tours of a region, each with a link to its booking. */
export function RegionTours({ regionId }: { regionId: number }) {
  const { t, lang } = useMessages('booking');
  const view = useTourCardView();
  const tours = useTours({ ...LARGEST_PAGE, ...partyParameters(useParty()) }, regionId);
  return (
    <QueryView query={tours} skeleton={<TourSkeletons />} headingLevel={3}>
      {({ data, party }) => {
        const tours = data.filter(({ itineraryCount }) => itineraryCount > 0);
        if (tours.length === 0) {
          return <EmptyBlock headingLevel={3} title={t('start.noTours')} text={t('start.noToursText')} />;
        }
        return (
          <CardGrid>
            {tours.map((tour) => (
              <li key={tour.id}>
                <TourCard
                  view={{
                    ...view(tourCardModel(tour, todayInJakarta(), {}, partyOfAnswer(party))),
                    href: routes.booking(tour.id),
                  }}
                  lang={lang(tour.languages?.[0])}
                />
              </li>
            ))}
          </CardGrid>
        );
      }}
    </QueryView>
  );
}
