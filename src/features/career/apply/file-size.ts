import type { Locale } from '@/i18n/locales';

const KB = 1024;
const MB = KB * KB;

/** `340 KB`, `1,2 MB` (English `1.2 MB`); never 0. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const size = (bytes / MB).toFixed(1);
  return `${locale === 'id' ? size.replace('.', ',') : size} MB`;
}
