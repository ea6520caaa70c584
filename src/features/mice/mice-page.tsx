import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { NumberedSection } from '@/features/shared/business/numbered-section';
import { ServiceMeta } from '@/features/shared/business/service-meta';
import { BleedingHead } from '@/features/shared/page-head/picture-head';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Enquiry } from './components/enquiry';
import type { MiceModel } from './mice-model';

export type MicePageProps = { mice: MiceModel };

const KINDS = ['meeting', 'incentive', 'conference', 'exhibition'];

/** Shows the enquiry form for events, then what the four kinds are. */
export function MicePage({ mice }: MicePageProps) {
  const { t } = useMessages('mice');
  // The initials of the kinds form the word MICE, so they replace the numbers that the band shows on other pages.
  const kinds = KINDS.map((kind) => ({
    sign: kind.charAt(0).toUpperCase(),
    title: t(`kinds.${kind}.title`),
    text: t(`kinds.${kind}.text`),
  }));
  return (
    <>
      <ServiceMeta
        title={t('headTitle')}
        description={t('description')}
        path={routes.mice()}
        offers={mice.products.map(({ name }) => name)}
      />
      <BleedingHead
        crumbs={[{ label: t('common:menu.mice') }]}
        title={t('hero.title')}
        lead={t('hero.lead')}
        imageUrl={mice.imageUrl}
      >
        <ButtonLink href="#enquiry" size="large">
          {t('hero.ask')}
        </ButtonLink>
        <GoLink href={whatsappLink(t('hero.greeting', { brand: brand.name }))}>{t('hero.whatsapp')}</GoLink>
      </BleedingHead>
      <Enquiry products={mice.products} />
      <NumberedSection
        id="kinds"
        title={t('kinds.title')}
        text={t('kinds.text')}
        action={<GoLink href={routes.corporate()}>{t('kinds.corporate')}</GoLink>}
        items={kinds}
        isSoft
        isOrdered={false}
      />
    </>
  );
}
