import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import type { ArticleModel } from '../article-model';
import styles from './article-top.module.css';

/** Shows the top of an article's page: breadcrumb, title, summary, dates, time to read, and picture. */
export function ArticleTop({ article }: { article: ArticleModel }) {
  const { t, locale } = useMessages('common');
  const lang = useContentLang()();
  const { title, excerpt, isLead, date, updated, minutes, imageUrl, imageColor } = article;
  const facts = [
    date && (
      <time key="date" dateTime={date}>
        {formatDate(date, locale)}
      </time>
    ),
    updated && updated.date !== date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('article.minutes', { count: minutes }),
  ];
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
        <p className="small muted tabular">
          <FactLine facts={facts} />
        </p>
      </PageHead>
      <Picture
        src={imageUrl}
        color={imageColor}
        alt=""
        ratio="16/9"
        sizes="(min-width: 1536px) 1328px, 100vw"
        isPriority
        className={styles.picture}
      />
    </>
  );
}
