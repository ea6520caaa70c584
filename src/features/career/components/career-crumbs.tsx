import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { useMessages } from '@/i18n/use-messages';

type CareerCrumbsProps = { items?: { label: string; href?: string; lang?: string }[] };

/** Shows the breadcrumbs of the list of positions or of a page below it. */
export function CareerCrumbs({ items = [] }: CareerCrumbsProps) {
  const { t } = useMessages('common');
  const list = { label: t('menu.careers'), href: routes.careers() };
  return <Crumbs items={[list, ...items]} />;
}
