import { prefetchPart } from '@/api/prefetch';
import { contactPageQuery } from './queries';

/** The contact page's answer for whatever page is rendered; null when the service does not give it. */
export const contactPart = (locale: string | undefined) => prefetchPart(locale, contactPageQuery());
