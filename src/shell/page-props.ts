import type { Answer } from '@sdk';
import type {
  GetServerSideProps,
  GetServerSidePropsContext,
  GetStaticProps,
  GetStaticPropsContext,
  GetStaticPropsResult,
} from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { hasOwnTextsOnly } from '@/config/own-text-pages';
import { contactPart, languageOfAnswer, languagesFor, readServiceLanguages } from '@/hooks/server/service-languages';
import { serviceId } from '@/hooks/server/static-paths';
import type { Namespace } from '@/i18n/i18n';
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales';
import { loadPageMessages, type PageRoute } from '@/i18n/server-messages';
import { setRetryAfter } from '@/lib/http/retry-after';
import type { ShellData } from './page';

/** Seconds after which a visited page is rendered again in the background. */
const REVALIDATE_S = 60;
// A published change appears within five seconds. No cache is told of pages with a query, because nobody knows which of
// them it holds, so they stay in it for less than that.
const CACHED = 's-maxage=4';

type Context = GetStaticPropsContext & {
  /** The id in the path of a route `[id]`, otherwise 0. */
  id: number;
  /** The contact page of the service, which the frame of every page reads; null while the service fails. */
  contact: ReturnType<typeof contactPart>;
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
    const contact = contactPart(locale);
    const frame = pageFrame(locale, route, namespaces, contact);
    const [around, props] = await Promise.all([frame, content({ ...context, id: id ?? 0, contact })]);
    if (props === null) return { notFound: true, revalidate: REVALIDATE_S };
    return { props: withLanguageNote(around, props), revalidate: REVALIDATE_S };
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
    return { props: withLanguageNote(around, answer.props) };
  };
}

/**
 * Returns the props that every page has beside its content: its messages of these namespaces, the contact headline and
 * the languages of its texts. A page about one row replaces both by those of the row (`languagesOf`).
 */
export async function pageFrame(
  locale: string | undefined,
  route: PageRoute,
  namespaces: readonly Namespace[] = [],
  contact = contactPart(locale),
) {
  const [messages, answer, languages] = await Promise.all([
    loadPageMessages(locale, route, namespaces),
    contact,
    readServiceLanguages(),
  ]);
  const own = isLocale(locale) ? locale : defaultLocale;
  // The kept languages may be older than this answer.
  const texts = answer ? languageOfAnswer(answer) : (languagesFor(own, languages)[0] ?? own);
  const served = [...new Set([texts, ...languages.filter((language) => language !== own)])];
  const page = hasOwnTextsOnly(route) ? languagesFor(own, locales) : served;
  return {
    ...messages,
    shell: shellData(answer, own),
    // Left out where a page needs no mark, because they are sent with every page.
    ...(texts !== own && { textLanguage: texts }),
    ...(page.length < locales.length && { languages: page }),
  };
}

/** The contact headline for the top bar; null leaves the default text. */
function shellData(contact: Answer<'getContactPage'> | null, own: Locale): ShellData | null {
  if (!contact) return null;
  const { title, subtitle, image_url } = contact.data.headline;
  const language = languageOfAnswer(contact);
  return { headline: title, subtitle, image_url: image_url ?? null, ...(language !== own && { language }) };
}

/**
 * Joins the frame of a page and its content. Adds the prop `isMixed` if some text is in another language than the page,
 * so that the page says so once.
 */
export function withLanguageNote(frame: SSRConfig & { textLanguage?: string }, props: object) {
  const locale = frame._nextI18Next?.initialLocale;
  const isMixed = locale !== undefined && namesOther({ textLanguage: frame.textLanguage, ...props }, locale);
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
