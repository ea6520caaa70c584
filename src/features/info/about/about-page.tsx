import type { OpeningHours } from '@sdk';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import type { Offer } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import type { AboutFigures } from '@/hooks/page/about-figures';
import { useContentLang, useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Picture } from '@/ui/static/pictures/picture';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { aboutData } from './about-data';
import type { AboutModel } from './about-model';
import styles from './about-page.module.css';
import { Accreditations } from './accreditations';
import { SectionPicture } from './section-picture';
import { VisionMission } from './vision-mission';

export type AboutPageProps = { about: AboutModel; figures: AboutFigures; hours: OpeningHours[] };

/** Shows the about page: figures, story and values, vision and mission, services, accreditations and sister companies. */
export function AboutPage({ about, figures, hours }: AboutPageProps) {
  const { t } = useMessages('info');
  const language = useIndexedLanguage();
  const texts = { title: t('about.title'), description: t('about.description', { brand: brand.name }) };
  const { story, vision, mission, services, accreditations, subsidiaries, images } = about;
  const isEmpty = !story && !vision && !mission && services.length === 0;
  return (
    <div className="ends-page">
      <PageMeta {...texts} path={routes.about()} />
      <JsonLd data={typeof window === 'undefined' && aboutData(language, { about, hours }, texts)} />
      <BoxedHead
        crumbs={[{ label: t('about.title') }]}
        title={t('about.title')}
        lead={t('about.lead')}
        imageUrl={images.building}
      >
        <GoLink href={routes.tours()}>{t('about.seeTours')}</GoLink>
      </BoxedHead>
      <Figures figures={figures} />
      {isEmpty && (
        <Container>
          <EmptyBlock
            title={t('about.emptyTitle')}
            text={t('about.emptyText')}
            action={<ButtonLink href={routes.contact()}>{t('about.emptyAction')}</ButtonLink>}
          />
        </Container>
      )}
      {story && <Story html={story} imageUrl={images.values} />}
      {(vision || mission) && <VisionMission vision={vision} mission={mission} imageUrl={images.visionMission} />}
      {services.length > 0 && <Services services={services} />}
      {accreditations.length > 0 && <Accreditations accreditations={accreditations} imageUrl={images.accreditation} />}
      {subsidiaries.length > 0 && <Subsidiaries subsidiaries={subsidiaries} imageUrl={images.subsidiaries} />}
    </div>
  );
}

/** Shows how many tours, regions and offices there are, each with a link to them. */
function Figures({ figures }: { figures: AboutFigures }) {
  const { t } = useMessages('info');
  const rows = [
    { key: 'tours', count: figures.tours, href: routes.tours() },
    { key: 'regions', count: figures.regions, href: routes.destinations() },
    { key: 'offices', count: figures.offices, href: routes.contact() },
  ].flatMap(({ count, ...row }) => (count ? [{ ...row, count }] : []));
  if (rows.length === 0) return null;
  return (
    <Container>
      <ul className={styles.figures}>
        {rows.map(({ key, count, href }) => (
          <li key={key}>
            <AppLink href={href} className={`small muted ${styles.link}`}>
              <span className={styles.count}>{count}</span> <span>{t(`about.figures.${key}`, { count })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Services({ services }: Pick<AboutModel, 'services'>) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  return (
    <Section id="services" title={t('about.services')} intro={t('about.servicesText')}>
      <ul className={`stack ${styles.services}`} lang={lang()}>
        {services.map(({ title, text }) => (
          <li key={title} className={styles.service}>
            <h3>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the operator's text with its values, beside the picture. */
function Story({ html, imageUrl }: { html: string; imageUrl: string | null }) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  return (
    <Section id="story" title={t('about.story')}>
      <div className={`stack ${styles.columns}`}>
        <Prose html={html} lang={lang()} className={styles.storyText} />
        <Picture
          src={imageUrl}
          alt=""
          ratio="4/5"
          sizes="(min-width: 1024px) 40vw, 100vw"
          maxWidth={1280}
          className={styles.picture}
        />
      </div>
    </Section>
  );
}

type SubsidiariesProps = { subsidiaries: Offer[]; imageUrl: string | null };

function Subsidiaries({ subsidiaries, imageUrl }: SubsidiariesProps) {
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
