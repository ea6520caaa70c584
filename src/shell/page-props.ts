import type {
  GetServerSideProps,
  GetServerSidePropsContext,
  GetStaticProps,
  GetStaticPropsContext,
  GetStaticPropsResult,
} from 'next';
import { pageRow } from '@/config/site-map';
import { languagesFor, readServiceLanguages } from '@/data/server/service-languages';
import { serviceId } from '@/data/server/static-paths';
import type { Namespace } from '@/i18n/i18n';
import { defaultLocale, isLocale, locales } from '@/i18n/locales';
import { loadPageMessages, type PageRoute } from '@/i18n/server-messages';
import type { CarriedMessages } from '@/i18n/translate';
import type { PageLanguages } from '@/i18n/use-messages';
import { setRetryAfter } from '@/lib/http/retry-after';

/** Seconds after which a visited page is rendered again in the background. */
const REVALIDATE_S = 60;
// A published change appears within five seconds. No cache is told of pages with a query, because nobody knows which of
// them it holds, so they stay in it for less than that.
const CACHED = 's-maxage=4';

type Context = GetStaticPropsContext & {
  /** The id in the path of a route `[id]`, otherwise 0. */
  id: number;
};

/**
 * Returns the `getStaticProps` of a page: its frame (`pageFrame`) and its own props, which are read in parallel. Null is a
 * 404 that is revalidated after a minute, and so is a path without a valid id, without a request. A failure is thrown, so
 * that Next keeps the last good version of the page.
 */
export function staticProps(
  route: PageRoute,
  namespaces: readonly Namespace[],
  content: (context: Context) => Promise<object | null> = async () => ({}),
): GetStaticProps {
  return async (context): Promise<GetStaticPropsResult<object>> => {
    const { locale, params } = context;
    const id = serviceId(params?.id);
    if (params?.id !== undefined && id === null) return { notFound: true, revalidate: REVALIDATE_S };
    const frame = pageFrame(locale, route, namespaces);
    const [around, props] = await Promise.all([frame, content({ ...context, id: id ?? 0 })]);
    if (props === null) return { notFound: true, revalidate: REVALIDATE_S };
    return { props: withLanguageNote(around, props, locale), revalidate: REVALIDATE_S };
  };
}

/**
 * Returns the `getServerSideProps` of a page of src/pages/with-query, which is cached for a moment. Without the rows of the
 * query (`isComplete: false`) the page is sent with an error message, as a 503 that no cache keeps. Null is a 404.
 */
export function queryProps(
  route: PageRoute,
  namespaces: readonly Namespace[],
  content: (context: GetServerSidePropsContext) => Promise<{ props: object; isComplete: boolean } | null>,
): GetServerSideProps {
  return async (context) => {
    const { res, locale } = context;
    const [around, answer] = await Promise.all([pageFrame(locale, route, namespaces), content(context)]);
    if (answer === null) return { notFound: true };
    if (!answer.isComplete) res.statusCode = 503;
    res.setHeader('Cache-Control', answer.isComplete ? CACHED : 'no-store');
    setRetryAfter(res);
    return { props: withLanguageNote(around, answer.props, locale) };
  };
}

/**
 * Returns the `getServerSideProps` of a member page about one row. The browser reads its data; a static page for each
 * code in an address would be stored, also for codes that nobody has.
 */
export function memberProps(route: PageRoute, namespaces: readonly Namespace[]): GetServerSideProps {
  return async ({ res, locale }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    return { props: withLanguageNote(await pageFrame(locale, route, namespaces), {}, locale) };
  };
}

/**
 * Returns the props that every page has beside its content: its messages of these namespaces and the languages of its
 * texts, which a page about one row replaces by those of the row (`languagesOf`).
 */
export async function pageFrame(locale: string | undefined, route: PageRoute, namespaces: readonly Namespace[] = []) {
  const [messages, ofService] = await Promise.all([
    loadPageMessages(locale, route, namespaces),
    readServiceLanguages(),
  ]);
  const own = isLocale(locale) ? locale : defaultLocale;
  const served = languagesFor(own, ofService);
  const [texts = own] = served;
  const page = pageRow(route).hasOwnTexts ? languagesFor(own, locales) : served;
  return {
    ...messages,
    // Left out where a page needs no mark, because they are sent with every page.
    ...(texts !== own && { textLanguage: texts }),
    ...(page.length < locales.length && { languages: page }),
  };
}

/**
 * Joins the frame of a page and its content. Adds the prop `isMixed` if some text is in another language than the page,
 * so that the page says so once.
 */
export function withLanguageNote(
  frame: CarriedMessages & Pick<PageLanguages, 'textLanguage' | 'languages'>,
  props: object,
  locale: string = defaultLocale,
) {
  // A page that exists in every language has the mark only for what the browser reads later.
  const textLanguage = frame.languages && frame.textLanguage;
  const isMixed = namesOther({ textLanguage, ...props }, locale);
  return { ...frame, ...props, ...(isMixed && { isMixed }) };
}

/**
 * True if these data name another language: as `language`, as the `…Language` of one text or, in a row of the service,
 * in `languages`.
 */
function namesOther(value: unknown, locale: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => {
    if (key === 'languages' && Array.isArray(part)) return part[0] !== locale;
    if (/(^l|L)anguage$/.test(key)) return part !== undefined && part !== locale;
    return namesOther(part, locale);
  });
}
