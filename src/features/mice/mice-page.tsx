import { useState } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { EnquiryColumns } from '@/features/shared/business/enquiry-columns';
import { NumberedSection, ServiceMeta } from '@/features/shared/business/service-page';
import { BleedingHead } from '@/features/shared/page-head/picture-head';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { Section } from '@/ui/static/section';
import type { MiceChoice, MiceFormProps } from './mice-form';
import type { MiceModel } from './mice-model';
import styles from './mice-page.module.css';

const KINDS = ['meeting', 'incentive', 'conference', 'exhibition'];

/** Shows the enquiry form for events, then what the four kinds are. */
export function MicePage({ mice }: { mice: MiceModel }) {
  const { t } = useMessages('mice');
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
        // The initials of the kinds form the word MICE, so they replace the numbers that the band shows on other pages.
        items={KINDS.map((kind) => ({
          sign: kind.charAt(0).toUpperCase(),
          title: t(`kinds.${kind}.title`),
          text: t(`kinds.${kind}.text`),
        }))}
        isSoft
      />
    </>
  );
}

const MiceForm = loadOnUse<MiceFormProps>(
  () => import('./mice-form').then((module) => module.MiceForm),
  (part) => <FormSkeleton fields={['area', 'line', 'row', 'row', 'line', 'line']} {...part} />,
);

/** Shows the enquiry form with a summary of the choices beside it. */
export function Enquiry({ products }: Pick<MiceModel, 'products'>) {
  const { t, locale } = useMessages('mice');
  const [choice, setChoice] = useState(noChoice);
  const [isSent, setSent] = useState(false);
  return (
    <Section id="enquiry" title={t('enquiry.title')} intro={t('enquiry.lead')} className={styles.section}>
      <EnquiryColumns
        namespace="mice"
        isSent={isSent}
        aside={!isSent && <Choice choice={choice} className={styles.beside} />}
      >
        <MiceForm key={locale} products={products} onChoice={setChoice} onSentChange={setSent}>
          <Choice choice={choice} className={styles.below} />
        </MiceForm>
      </EnquiryColumns>
    </Section>
  );
}

const noChoice: MiceChoice = { products: [], people: '', place: '' };

/** Shows the current choices of the form: the services, the number of people and the place. */
function Choice({ choice, className }: { choice: MiceChoice; className?: string }) {
  const { t, lang } = useMessages('mice');
  const { products, people, place } = choice;
  const facts = [people && t('choice.people', { n: people }), place].filter(Boolean);
  return (
    <div className={classNames(styles.card, className)}>
      <p className={`h3 ${styles.title}`}>{t('choice.title')}</p>
      <p role="status" className="small muted">
        {products.length > 0 ? t('choice.count', { count: products.length }) : t('choice.none')}
      </p>
      {products.length > 0 && (
        <ul className={`stack ${styles.products}`} lang={lang()}>
          {products.map((name) => (
            <li key={name}>
              <Icon name="check" size={18} className={styles.tick} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <p className={styles.facts}>
          <FactLine facts={facts} />
        </p>
      )}
    </div>
  );
}
