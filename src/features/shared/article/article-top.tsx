import type { Ref } from 'react';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { Picture } from '@/ui/static/pictures/picture';
import { PageHead } from '../page-head/page-head';
import { ArticleFacts } from './article-facts';
import type { ArticleSummary } from './article-summary';
import styles from './article-top.module.css';

type ArticleTopProps = {
  article: ArticleSummary;
  lang: string | undefined;
  /** The element around the picture. */
  pictureRef?: Ref<HTMLDivElement>;
};

/**
 * Shows the top of an article's page: breadcrumb, title, summary, facts and picture. The page uses it, and so does a
 * pressed card while the page is loading, so that nothing moves when the page appears.
 */
export function ArticleTop({ article, lang, pictureRef }: ArticleTopProps) {
  const { t } = useMessages('common');
  const { title, excerpt, isLead, imageUrl, imageColor } = article;
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('menu.news'), href: routes.blog() },
          { label: title, lang },
        ]}
        title={withNoBreakDashes(title)}
        lang={lang}
        lead={isLead ? excerpt : undefined}
        leadLang={lang}
        className={styles.heading}
      >
        <p className={styles.facts}>
          <ArticleFacts article={article} />
        </p>
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
