import type { OpeningHours } from '@sdk';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { type AboutModel, aboutData } from './about-model';
import styles from './about-page.module.css';

type AboutPageProps = {
  about: AboutModel;
  /** Counts of what the service lists today; null if a list could not be loaded. */
  figures: { tours: number | null; regions: number | null; offices: number | null };
  hours: OpeningHours[];
};

/** Shows the about page: figures, story and values, vision and mission, team, services, accreditations and sister companies. */
export function AboutPage({ about, figures, hours }: AboutPageProps) {
  const { t, lang } = useMessages('info');
  const texts = { title: t('about.title'), description: t('about.description', { brand: brand.name }) };
  const { story, vision, mission, services, accreditations, subsidiaries, images, team } = about;
  const isEmpty = !story && !vision && !mission && services.length === 0;
  return (
    <div className="ends-page">
      <PageMeta
        {...texts}
        path={routes.about()}
        data={typeof window === 'undefined' && ((language) => aboutData(language, about, hours, texts))}
      />
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
        <div className="container">
          <EmptyBlock
            title={t('about.emptyTitle')}
            text={t('about.emptyText')}
            action={<ButtonLink href={routes.contact()}>{t('about.emptyAction')}</ButtonLink>}
          />
        </div>
      )}
      {story && (
        <Section id="story" title={t('about.story')}>
          <div className={`stack ${styles.columns}`}>
            <Prose html={story} lang={lang()} className={styles.storyText} />
            <Picture
              src={images.core_values}
              alt=""
              ratio="4/5"
              sizes="(min-width: 1024px) 40vw, 100vw"
              maxWidth={1280}
              className={styles.storyPicture}
            />
          </div>
        </Section>
      )}
      {(vision || mission) && <VisionMission about={about} />}
      {team.length > 0 && (
        <Section id="team" title={t('about.team')} intro={t('about.teamText')}>
          <ul className={styles.team}>
            {team.map(({ name, role, trips, portraitUrl }) => (
              <li key={name}>
                <Picture
                  src={portraitUrl}
                  alt=""
                  ratio="1/1"
                  sizes="120px"
                  maxWidth={192}
                  className={styles.portrait}
                />
                <p className="h4">{name}</p>
                <p className="micro muted">
                  <span lang={lang()}>{role}</span>
                  {trips && <span>{t('common:person.trips', { count: trips })}</span>}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {services.length > 0 && (
        <Section id="services" title={t('about.services')} intro={t('about.servicesText')}>
          <ul className={`stack ${styles.services}`} lang={lang()}>
            {services.map(({ title, text }) => (
              <li key={title} className={styles.service}>
                <h3>{title}</h3>
                {text && <p className={`muted ${styles.text}`}>{text}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {accreditations.length > 0 && <Accreditations about={about} />}
      {subsidiaries.length > 0 && (
        <Section id="subsidiaries" title={t('about.subsidiaries')}>
          <SectionPicture imageUrl={images.subsidiaries} />
          <CardGrid columns="two">
            {subsidiaries.map((offer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two companies may have the same title, and the order is fixed
              <li key={index}>
                <OfferCard offer={offer} level={3} sizes="(min-width: 640px) 50vw, 100vw" />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </div>
  );
}

/** Shows how many tours, regions and offices there are, each with a link to them. */
function Figures({ figures }: Pick<AboutPageProps, 'figures'>) {
  const { t } = useMessages('info');
  const rows = [
    { key: 'tours', count: figures.tours, href: routes.tours() },
    { key: 'regions', count: figures.regions, href: routes.destinations() },
    { key: 'offices', count: figures.offices, href: routes.contact() },
  ].flatMap(({ count, ...row }) => (count ? [{ ...row, count }] : []));
  if (rows.length === 0) return null;
  return (
    <div className="container">
      <ul className={styles.figures}>
        {rows.map(({ key, count, href }) => (
          <li key={key}>
            <AppLink href={href} className={`small muted ${styles.figure}`}>
              <span className={styles.count}>{count}</span> <span>{t(`about.figures.${key}`, { count })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the operator's vision and mission on a tinted background beside a picture. */
function VisionMission({ about: { vision, mission, images } }: { about: AboutModel }) {
  const { t, lang } = useMessages('info');
  const texts = [
    { id: 'vision', title: t('about.vision'), html: vision, className: styles.vision },
    { id: 'mission', title: t('about.mission'), html: mission },
  ];
  return (
    <div className="soft-band">
      <div className={`container stack ${styles.band}`}>
        <Picture
          src={images.vision_mission}
          alt=""
          ratio="fill"
          sizes="(min-width: 1024px) 42vw, 100vw"
          maxWidth={1280}
          className={styles.bandPicture}
        />
        <div className={`stack ${styles.bandText}`}>
          {texts.map(
            ({ id, title, html, className }) =>
              html && (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} className={styles.title}>
                    {title}
                  </h2>
                  <Prose html={html} lang={lang()} className={className} />
                </section>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows the memberships from the service; with a logo when it sends one, else with a neutral seal. */
function Accreditations({ about: { accreditations, images } }: { about: AboutModel }) {
  const { t } = useMessages('info');
  return (
    <Section id="accreditations" title={t('about.accreditations')}>
      <SectionPicture imageUrl={images.accreditation} />
      <ul className={styles.list}>
        {accreditations.map(({ title, imageUrl, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two memberships may share a title, and the order is fixed
          <li key={index} className={styles.item}>
            {imageUrl ? (
              <Picture src={imageUrl} alt="" sizes="72px" maxWidth={360} className={styles.logo} />
            ) : (
              <span className={`stack ${styles.seal}`}>
                <Icon name="shield" size={24} />
              </span>
            )}
            <ServiceAnchor link={link} iconSize={18} className={styles.link}>
              {title}
            </ServiceAnchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the service's picture above the list of a section, or nothing when there is none. */
function SectionPicture({ imageUrl }: { imageUrl: string | null }) {
  if (!imageUrl) return null;
  const sizes = '(min-width: 1280px) 1200px, 100vw';
  return <Picture src={imageUrl} alt="" ratio="fill" sizes={sizes} className={styles.wide} />;
}
