import type { CollectionPage } from 'schema-dts';
import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/tour/regionals';
import { type PageTexts, webPageData } from '@/features/shared/agency-data';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { RegionTiles } from '@/features/shared/tour/region-tiles';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { itemListData } from '../item-list-data';

/** Shows all regions that have tours, the one with most tours first. */
export function DestinationsPage({ regions }: { regions: RegionModel[] }) {
  const { t } = useMessages('tour');
  const texts = { title: t('destinations.title'), description: t('destinations.description') };
  return (
    <>
      <PageMeta
        {...texts}
        path={routes.destinations()}
        data={typeof window === 'undefined' && ((language) => destinationsData(language, regions, texts))}
      />
      <div className="container ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.tours'), href: routes.tours() }, { label: t('common:menu.destinations') }]}
          title={t('destinations.title')}
          lead={t('destinations.lead')}
        />
        {regions.length > 0 ? (
          <RegionTiles regions={regions} headingLevel={2} />
        ) : (
          <EmptyBlock
            title={t('destinations.empty')}
            text={t('destinations.emptyText')}
            action={
              <ButtonLink href={routes.contact()} look="second">
                {t('common:menu.contact')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </>
  );
}

/** Returns the schema.org data of the list of regions, with a link to each. */
function destinationsData(locale: Locale, regions: readonly RegionModel[], texts: PageTexts) {
  const pages = regions.map(({ id, name }) => ({ path: routes.destination(id), name }));
  return {
    '@type': 'CollectionPage',
    ...webPageData(locale, routes.destinations(), texts),
    mainEntity: { ...itemListData(locale, pages), numberOfItems: regions.length },
  } satisfies CollectionPage;
}
