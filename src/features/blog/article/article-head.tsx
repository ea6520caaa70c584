import Head from 'next/head';
import { brand } from '@/config/brand';
import { JsonLd } from '@/ui/static/json-ld';
import type { ArticleModel } from './article-model';
import { structuredData } from './structured-data';

/** The article for search engines and for those it is shared with. */
export function ArticleHead({ article, url }: { article: ArticleModel; url: string }) {
  return (
    <>
      <Head>
        <title>{`${article.headTitle} · ${brand.name}`}</title>
        <meta name="description" content={article.excerpt} />
        <meta property="og:type" content="article" />
        <meta property="og:title" content={article.headTitle} />
        <meta property="og:description" content={article.excerpt} />
        <meta property="og:url" content={url} />
        {article.imageUrl && <meta property="og:image" content={article.imageUrl} />}
      </Head>
      <JsonLd data={typeof window === 'undefined' && structuredData(article, url)} />
    </>
  );
}
