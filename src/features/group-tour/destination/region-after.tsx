import { routes } from '@/config/routes';
import { ArticleCards } from '@/features/shared/article/article-cards';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import type { RegionPage } from './region-model';
import { RegionNotes } from './region-notes';

/** Shows the content below the tours of a region. */
export function RegionAfter({ region }: { region: RegionPage }) {
  return (
    <>
      <RegionNotes {...region} />
      <RegionReading {...region} />
    </>
  );
}

/** Shows the articles about the region. */
function RegionReading({ name, articles }: Pick<RegionPage, 'name' | 'articles'>) {
  const { t } = useMessages('tour');
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title={t('destination.articles', { name })}
      action={<GoLink href={routes.blog()}>{t('destination.articlesAll')}</GoLink>}
    >
      <ArticleCards articles={articles} />
    </Section>
  );
}
