import Link from 'next/link';
import { useEffect } from 'react';
import { type Locale, otherLocale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { writeCookie } from '@/state/device-storage';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './top-bar.module.css';
import { usePagePath } from './use-page-path';

const remember = (locale: Locale) => writeCookie('language', locale);

/** Shows a link to the same page and query in the other language. */
export function LanguageSwitch() {
  const { t, locale } = useMessages();
  const path = usePagePath();
  const other = otherLocale(locale);
  // A click on the switch before hydration did not run its click handler.
  useEffect(() => {
    const from = languageOfAddress(document.referrer, location.origin);
    if (from && from !== locale) remember(locale);
  }, [locale]);
  return (
    <Link
      className={styles.link}
      href={path}
      locale={other}
      scroll={false}
      prefetch={false}
      hrefLang={other}
      onClick={() => remember(other)}
    >
      <Icon name="globe" size={18} />
      <span className="visually-hidden">{t('language.current')} </span>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="visually-hidden" lang={other}>
        {`${other.toUpperCase()}: ${t('language.switch')}`}
      </span>
    </Link>
  );
}

/** Returns the language of a page of this site from its address; null for other sites or an invalid address. */
export function languageOfAddress(address: string, origin: string): Locale | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  return /^\/en(?:\/|$)/.test(url.pathname) ? 'en' : 'id';
}
