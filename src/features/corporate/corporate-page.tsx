import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { NumberedSection } from '@/features/shared/business/numbered-section';
import { ServiceMeta } from '@/features/shared/business/service-meta';
import { BleedingHead } from '@/features/shared/page-head/picture-head';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Billing } from './components/billing';
import { Call } from './components/call';
import { Industries } from './components/industries';
import { Questions } from './components/questions';
import { Services } from './components/services';
import type { CorporateModel } from './corporate-model';

export type CorporatePageProps = { corporate: CorporateModel };

const STEPS = ['register', 'meet', 'agree', 'travel'];

/** Shows the page for companies: services, billing and registration. */
export function CorporatePage({ corporate }: CorporatePageProps) {
  const { t } = useMessages('corporate');
  const steps = STEPS.map((step, index) => ({
    sign: String(index + 1),
    title: t(`process.${step}.title`),
    text: t(`process.${step}.text`),
  }));
  return (
    <>
      <ServiceMeta
        title={t('title')}
        description={t('description')}
        path={routes.corporate()}
        offers={corporate.services.map((service) => service.title)}
      />
      <BleedingHead
        crumbs={[{ label: t('common:menu.corporate') }]}
        title={t('hero.title')}
        lead={t('hero.lead')}
        imageUrl={corporate.imageUrl}
      >
        <ButtonLink href={routes.corporateRegister()} size="large">
          {t('hero.register')}
        </ButtonLink>
        <GoLink href={whatsappLink(t('hero.greeting', { brand: brand.name }))}>{t('hero.ask')}</GoLink>
      </BleedingHead>
      <Services {...corporate} />
      <Billing />
      <NumberedSection id="process" title={t('process.title')} text={t('process.text')} items={steps} />
      <Industries />
      <Questions />
      <Call />
    </>
  );
}
