import type { Offer } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Section } from '@/ui/static/section';
import { SectionPicture } from './section-picture';

type SubsidiariesProps = { subsidiaries: Offer[]; imageUrl: string | null };

export function Subsidiaries({ subsidiaries, imageUrl }: SubsidiariesProps) {
  const { t } = useMessages('info');
  return (
    <Section id="subsidiaries" title={t('about.subsidiaries')}>
      <SectionPicture imageUrl={imageUrl} />
      <CardGrid columns="two">
        {subsidiaries.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two companies may have the same title, and the order is fixed
          <li key={index}>
            <OfferCard offer={offer} level={3} sizes="(min-width: 640px) 50vw, 100vw" />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
