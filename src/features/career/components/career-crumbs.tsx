import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Breadcrumb } from '@/ui/static/breadcrumb';

type CareerCrumbsProps = { items?: { label: string; href?: string; lang?: string }[] };

/** The way back from a page below the list of positions, or from the list itself. */
export function CareerCrumbs({ items = [] }: CareerCrumbsProps) {
  const { t } = useWords('common');
  const list = { label: t('menu.careers'), href: routes.careers() };
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={[{ label: t('menu.home'), href: routes.home() }, list, ...items]}
    />
  );
}
