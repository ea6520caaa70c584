import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/tour/regionals';
import { RegionTiles } from '@/features/shared/tour/region-tiles';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';

/** Shows the regions, sorted by number of tours. */
export function Regions({ regions }: { regions: RegionModel[] }) {
  const { t } = useMessages('home');
  if (regions.length === 0) return null;
  return (
    <Section
      id="regions"
      title={t('regions.title')}
      intro={t('regions.text', { count: regions.length })}
      action={<GoLink href={routes.destinations()}>{t('regions.all')}</GoLink>}
    >
      <RegionTiles regions={regions} />
    </Section>
  );
}
