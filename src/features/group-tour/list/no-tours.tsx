import type { Facets } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { filterToDrop, withoutFilter } from './filters/drop-filter';

export type NoToursProps = { query: TourQuery; facets: Facets | null; change: (next: TourQuery) => unknown };

/**
 * Shows that no tour matches, with a button that removes the filter whose removal helps most, or a link to the other
 * regions if no filter is set.
 */
export function NoTours({ query, facets, change }: NoToursProps) {
  const { t } = useMessages('tour');
  const worst = filterToDrop(query, facets);
  return (
    <EmptyBlock
      title={t(worst ? 'list.none' : 'list.empty')}
      text={worst ? t('list.noneText', { filter: t(`list.narrow.${worst}`) }) : t('list.emptyText')}
      action={
        <>
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
  );
}
