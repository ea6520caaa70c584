import { brand, mailLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { HeadText } from '@/features/shared/page-head/head-text';
import { FormColumns } from '@/form/form-columns';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Note } from '@/ui/static/messages/note';
import { HiringSteps } from './hiring-steps';
import { type ApplyModel, vacancyFacts } from './vacancy';

export type ApplyPageProps = { apply: ApplyModel };

const ApplyForm = loadOnUse(
  () => import('./apply-form').then((file) => file.ApplyForm),
  (part) => (
    <FormSkeleton fields={['line', 'line', 'row', 'row', 'line', 'row', 'line', 'area', 'line', 'check']} {...part} />
  ),
);

/** Shows the application page for the position in the URL, or for one that the visitor chooses here. */
export function ApplyPage({ apply }: ApplyPageProps) {
  const { t, locale, lang } = useMessages('career');
  const { chosen } = apply;
  const title = chosen ? t('apply.titleOf', { position: chosen.position }) : t('apply.title');
  const parent = chosen && { label: chosen.position, href: routes.career(chosen.slug), lang: lang(chosen.language) };
  return (
    <>
      <PageMeta title={title} isHidden />
      <div className="container ends-page">
        <Crumbs
          items={[
            { label: t('common:menu.careers'), href: routes.careers() },
            ...(parent ? [parent] : []),
            { label: t('apply.crumb') },
          ]}
        />
        <FormColumns
          label={t('next.title')}
          aside={
            <>
              <HiringSteps />
              <Note icon="mail">
                <strong>{t('apply.askTitle')}</strong>
                <br />
                {t('apply.askText')} <a href={mailLink}>{brand.email}</a>
              </Note>
            </>
          }
        >
          <HeadText
            title={t('apply.title')}
            lead={chosen ? <FactLine facts={[chosen.position, ...vacancyFacts(chosen)]} /> : t('apply.lead')}
            leadLang={parent?.lang}
          >
            {chosen && <GoLink href={routes.career(chosen.slug)}>{t('apply.read')}</GoLink>}
          </HeadText>
          <ApplyForm key={locale} apply={apply} />
        </FormColumns>
      </div>
    </>
  );
}
