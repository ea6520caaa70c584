import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { useMessages } from '@/i18n/use-messages';

type CareerCrumbsProps = { items?: { label: string; href?: string; lang?: string }[] };

/** The way back from a page below the list of positions, or from the list itself. */
export function CareerCrumbs({ items = [] }: CareerCrumbsProps) {
  const { t } = useMessages('common');
  const list = { label: t('menu.careers'), href: routes.careers() };
  return <Crumbs items={[list, ...items]} />;
}
