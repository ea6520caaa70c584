import type { ReactNode, Ref } from 'react';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { Picture } from '@/ui/static/pictures/picture';
import { PageHead } from '../page-head/page-head';
import type { ArticleSummary } from './article-summary';
import styles from './article-top.module.css';

type ArticleTopProps = {
  article: Pick<ArticleSummary, 'title' | 'excerpt' | 'hasSummary' | 'imageUrl' | 'imageColor'>;
  lang: string | undefined;
  /** The date and the reading time. */
  facts: ReactNode;
  /** The element around the picture. */
  pictureRef?: Ref<HTMLDivElement>;
};

/**
 * Shows the top of an article's page: breadcrumb, title, summary, facts and picture. The page uses it, and so does a
 * pressed card while the page is loading, so that nothing moves when the page appears.
 */
export function ArticleTop({ article, lang, facts, pictureRef }: ArticleTopProps) {
  const { t } = useMessages('common');
  const { title, excerpt, hasSummary, imageUrl, imageColor } = article;
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('menu.news'), href: routes.blog() },
          { label: title, lang },
        ]}
        title={withNoBreakDashes(title)}
        lang={lang}
        lead={hasSummary ? excerpt : undefined}
        leadLang={lang}
        className={styles.heading}
      >
        <p className={styles.facts}>{facts}</p>
      </PageHead>
      <div ref={pictureRef}>
        <Picture
          src={imageUrl}
          color={imageColor}
          alt=""
          ratio="16/9"
          sizes="(min-width: 1536px) 1328px, 100vw"
          isPriority
          className={styles.picture}
        />
      </div>
    </>
  );
}
