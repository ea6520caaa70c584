import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GetServerSideProps, GetServerSidePropsContext, GetStaticProps, GetStaticPropsContext } from 'next';
import { prerender } from 'react-dom/static';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { CarriedMessages } from '../../../src/i18n/translate.ts';
import { MessagesContext, type PageLanguages, PageLanguagesContext } from '../../../src/i18n/use-messages.ts';
import { RouterContext } from '../../../src/next-internals/router-context.ts';
import type { KelanaPage } from '../../../src/shell/page.ts';
import { Shell } from '../../../src/shell/shell.tsx';
import { mockRouter } from '../render-in-shell.tsx';
import { listRoutePatterns } from '../route-patterns.ts';
import type { JsonLdNode } from './find-problems.ts';

type PageFile = { default: KelanaPage; getStaticProps?: GetStaticProps; getServerSideProps?: GetServerSideProps };
type Options = {
  query?: Record<string, string>;
  hasLayout?: boolean;
  preview?: Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>;
};

const pagesFolder = fileURLToPath(new URL('../../../src/pages', import.meta.url));
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

type RenderedPage = { html: string; data: JsonLdNode[]; props: Record<string, unknown> };

/** Returns the HTML of a page, without its layout unless asked for, the structured data in it, and its props. */
export async function renderPage(
  locale: Locale,
  path: string,
  { query = {}, hasLayout = false, preview = {} }: Options = {},
): Promise<RenderedPage> {
  const { route, file, params } = await pageOf(path);
  const res = { setHeader: () => undefined };
  const request = { locale, params, query, res } as unknown as GetServerSidePropsContext;
  const result = await (file.getStaticProps?.({ locale, params, ...preview }) ?? file.getServerSideProps?.(request));
  if (result && !('props' in result)) throw new Error(`${path} has no page`);
  const props = ((await result?.props) ?? {}) as PageLanguages & Partial<CarriedMessages>;
  const { default: Page } = file;
  const router = mockRouter({ locale, pathname: route, asPath: path, query: { ...params, ...query } });
  const { prelude } = await prerender(
    <RouterContext.Provider value={router}>
      <MessagesContext value={props.messages ?? {}}>
        <PageLanguagesContext value={props}>
          {hasLayout ? (
            <Shell page={Page}>
              <Page {...props} />
            </Shell>
          ) : (
            <Page {...props} />
          )}
        </PageLanguagesContext>
      </MessagesContext>
    </RouterContext.Provider>,
  );
  const html = await new Response(prelude).text();
  return { html, data: [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)), props };
}

/** Finds the file of a path; a route without parameters wins, as in Next. */
async function pageOf(path: string): Promise<{ route: string; file: PageFile; params: Record<string, string> }> {
  const routes = listRoutePatterns().sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')));
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(path);
    if (match) return { route, file: await importPage(route), params: { ...match.groups } };
  }
  throw new Error(`${path} is no route of src/pages`);
}

function importPage(route: string): Promise<PageFile> {
  const file = `${pagesFolder}${route}.tsx`;
  return import(existsSync(file) ? file : `${pagesFolder}${route}/index.tsx`);
}
