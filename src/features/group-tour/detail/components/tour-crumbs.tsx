import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import type { DetailModel } from '../detail-model';

export function TourCrumbs({ tour: { title, regional } }: { tour: DetailModel }) {
  const lang = useContentLang();
  const { t } = useMessages('common');
  return (
    <Crumbs
      items={[
        { label: t('menu.tours'), href: routes.tours() },
        ...(regional ? [{ label: regional.name, href: routes.destination(regional.id) }] : []),
        // A title such as 'Turkey: Istanbul – Cappadocia' has the name before the colon; the rest lists the cities.
        { label: title.split(':', 1)[0] ?? title, lang: lang() },
      ]}
    />
  );
}
