import { useRouter } from 'next/router';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { RegionLink } from '@/features/shared/tour/region-link';
import { ToursOfPage } from '@/features/shared/tour/tours-of-page';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { isSameId } from '@/lib/is-same-id';
import { useHydrated } from '@/lib/use-hydrated';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCard } from '@/ui/static/cards/tour-card';
import { Section } from '@/ui/static/section';
import styles from './booking-start-page.module.css';
import { DraftList } from './draft-list';
import type { StartModel } from './start-model';
import { TourSkeletons } from './tour-skeletons';

const RegionTours = loadOnUse<{ regionId: number }>(
  () => import('./region-tours').then((module) => module.RegionTours),
  (part) => (part.error ? <FailedPart {...part} /> : <TourSkeletons />),
);

/** The tours that the page offers before the visitor has chosen a region. */
export const soonestTours = { sort: 'soonest', available: '1', limit: 3 } as const;

/** Shows the booking page without a tour: continue a draft, or find a tour by its region. */
export function BookingStartPage({ start }: { start: StartModel }) {
  const { t, lang } = useMessages('booking');
  const cardView = useTourCardView();
  const isHydrated = useHydrated();
  const requestedRegion = useRouter().query.regional_id;
  const region = start.regions.find(({ id }) => isSameId(id, requestedRegion));
  return (
    <>
      <PageMeta title={t('start.title')} isHidden />
      <div className="container ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.tours'), href: routes.tours() }, { label: t('page.crumb') }]}
          title={t('start.title')}
          lead={t('start.lead')}
        />
        {isHydrated && <DraftList />}
        <Section id="regions" title={t('start.regions')} isBare className={styles.block}>
          <ul className={styles.regions}>
            {start.regions.map((one) => (
              <li key={one.id}>
                <RegionLink
                  region={one}
                  headingLevel={3}
                  href={`${routes.booking(undefined, { regional_id: one.id })}#tours`}
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section
          id="tours"
          title={region ? t('start.ofRegion', { region: region.name }) : t('start.soonest')}
          action={<GoLink href={region ? routes.destination(region.id) : routes.tours()}>{t('start.all')}</GoLink>}
          isBare
          className={styles.block}
        >
          {region ? (
            <RegionTours key={region.id} regionId={region.id} />
          ) : (
            <ToursOfPage tours={start.tours} query={soonestTours}>
              {(tours) => (
                <CardGrid>
                  {tours.map((tour) => (
                    <li key={tour.id}>
                      <TourCard
                        view={{ ...cardView(tour), href: routes.booking(tour.id) }}
                        lang={lang(tour.language)}
                      />
                    </li>
                  ))}
                </CardGrid>
              )}
            </ToursOfPage>
          )}
        </Section>
        <div className={`cluster ${styles.help}`}>
          <p>{t('start.help')}</p>
          <WhatsappButton text={t('start.helpText', { brand: brand.name })} look="line" />
        </div>
      </div>
    </>
  );
}
