import { routes } from '@/config/routes';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import type { ArticleModel } from '../article-model';
import styles from './other-articles.module.css';

/** Shows links to the previous and the next article, and to the list. */
export function OtherArticles({ previous, next }: Pick<ArticleModel, 'previous' | 'next'>) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  return (
    <nav className={`stack ${styles.others}`} aria-label={t('article.others')} data-print="none">
      {previous && (
        <AppLink href={routes.article(previous.slug)} rel="prev" className={styles.other}>
          <span className="small muted">{t('article.previous')}</span>
          <span className={`h4 ${styles.title}`} lang={lang(previous.language)}>
            {previous.title}
          </span>
        </AppLink>
      )}
      {next && (
        <AppLink href={routes.article(next.slug)} rel="next" className={styles.other} data-side="end">
          <span className="small muted">{t('article.next')}</span>
          <span className={`h4 ${styles.title}`} lang={lang(next.language)}>
            {next.title}
          </span>
        </AppLink>
      )}
      <GoLink href={routes.blog()} className={styles.all}>
        {t('article.back')}
      </GoLink>
    </nav>
  );
}
