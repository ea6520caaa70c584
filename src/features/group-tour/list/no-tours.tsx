import type { Facets } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { filterToDrop, withoutFilter } from './filters/drop-filter';

// If their code cannot be loaded, the page is shown without them.
const nothing = () => null;
const MeantLinks = loadOnUse(() => import('./meant-tours').then((part) => part.MeantLinks), nothing);
const MeantTours = loadOnUse(() => import('./meant-tours').then((part) => part.MeantTours), nothing);

export type NoToursProps = { query: TourQuery; facets: Facets | null; change: (next: TourQuery) => unknown };

/**
 * Shows that no tour matches, with a button that removes the filter whose removal helps most, or a link to the other
 * regions if no filter is set. Words that find nothing get links and tours that they may have meant.
 */
export function NoTours({ query, facets, change }: NoToursProps) {
  const { t } = useMessages('tour');
  const worst = filterToDrop(query, facets);
  const search = worst === 'search' ? query.search : undefined;
  const reason = () => {
    if (search) return t('list.noneSearch');
    return worst ? t('list.noneText', { filter: t(`list.narrow.${worst}`) }) : t('list.emptyText');
  };
  return (
    <>
      <EmptyBlock
        title={t(worst ? 'list.none' : 'list.empty')}
        text={reason()}
        isCompact={search !== undefined}
        action={
          <>
            {search && <MeantLinks search={search} />}
            {worst ? (
              <Button onClick={() => change(withoutFilter(query, worst))}>{t(`drop.${worst}`)}</Button>
            ) : (
              <ButtonLink href={routes.destinations()}>{t('drop.regional_id')}</ButtonLink>
            )}
            <ButtonLink href={whatsappLink(t('list.ask'))} look="line" icon="whatsapp">
              {t('common:buttons.askWhatsapp')}
            </ButtonLink>
          </>
        }
      />
      {search && <MeantTours search={search} />}
    </>
  );
}
