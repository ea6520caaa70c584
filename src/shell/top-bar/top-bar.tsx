import Link from 'next/link';
import { useEffect } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { type Locale, otherLocale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { imageSrc, THUMBNAIL_WIDTH } from '@/lib/image-url';
import { writeCookie } from '@/state/device-storage';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './top-bar.module.css';
import { useHeadline } from './use-headline';
import { usePagePath } from './use-page-path';

const PICTURE_PX = 28;

/**
 * Shows the contact headline, subtitle and picture of the service, WhatsApp and the language switch (§2). Until the
 * headline is there, the bar has a text of the site and the pattern of a picture.
 */
export function TopBar() {
  const { t } = useMessages();
  const headline = useHeadline();
  return (
    <div className={styles.bar} data-ground="deep" data-print="none">
      <div className={`container micro ${styles.row}`}>
        <div className={styles.said} data-atomic="">
          <span className={styles.picture}>
            {headline?.image_url && (
              <img
                src={imageSrc(headline.image_url, THUMBNAIL_WIDTH)}
                width={PICTURE_PX}
                height={PICTURE_PX}
                alt=""
                // Phones do not show it, so they need not load it.
                loading="lazy"
              />
            )}
          </span>
          <p className={styles.text} lang={headline?.language}>
            <strong className={styles.headline}>{headline?.title || t('topBar.headline')}</strong>{' '}
            <span className={`muted ${styles.subtitle}`}>{headline?.subtitle || t('topBar.subtitle')}</span>
          </p>
        </div>
        <a className={classNames(styles.link, styles.whatsapp)} href={whatsappLink()} rel="noopener">
          <Icon name="whatsapp" size={18} />
          <span className="visually-hidden">{t('topBar.whatsapp')} </span>
          <span className={styles.number}>{brand.whatsapp.shown}</span>
        </a>
        <LanguageSwitch />
      </div>
    </div>
  );
}

/** Shows a link to the same page and query in the other language. */
export function LanguageSwitch() {
  const { t, locale } = useMessages();
  const path = usePagePath();
  const other = otherLocale(locale);
  // A press before hydration did not run the handler of the link.
  useEffect(() => {
    const from = languageOfAddress(document.referrer, location.origin);
    if (from && from !== locale) writeCookie('language', locale);
  }, [locale]);
  return (
    <Link
      className={styles.link}
      href={path}
      locale={other}
      scroll={false}
      prefetch={false}
      hrefLang={other}
      onClick={() => writeCookie('language', other)}
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
