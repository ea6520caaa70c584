import { prefetchShared } from '@/api/prefetch';
import { contactPageQuery } from './queries';

/** Prefetches the contact page's data as an optional part; null when the service does not respond. */
export const contactPart = (locale: string | undefined) => prefetchShared(locale, contactPageQuery());
