import type { OpeningHours } from '@sdk';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import type { AboutFigures } from '@/hooks/page/about-figures';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { aboutData } from './about-data';
import type { AboutModel } from './about-model';
import { Accreditations } from './accreditations';
import { Figures } from './figures';
import { Services } from './services';
import { Story } from './story';
import { Subsidiaries } from './subsidiaries';
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
