import { prefetchPart } from '@/api/prefetch';
import { contactPageQuery } from './queries';

/** Prefetches the contact page's data as an optional part; null when the service does not respond. */
export const contactPart = (locale: string | undefined) => prefetchPart(locale, contactPageQuery());
