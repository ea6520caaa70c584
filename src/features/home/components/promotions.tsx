import { useId } from 'react';
import { routes } from '@/config/routes';
import type { Offer } from '@/features/shared/offer';
import { useWords } from '@/i18n/use-words';
import { AppLink } from '@/ui/static/app-link';
import { cardClass, cardPictureClass } from '@/ui/static/card-link';
import { GoLink } from '@/ui/static/go-link';
import { Icon } from '@/ui/static/icon';
import { Picture } from '@/ui/static/picture';
import { Section } from '@/ui/static/section';
import styles from './promotions.module.css';

/** The first promotions of the service, each leading where it says; a way out of the site is marked. */
export function Promotions({ promotions }: { promotions: Offer[] }) {
  const { t } = useWords('home');
  const id = useId();
  if (promotions.length === 0) return null;
  return (
    <Section
      id="promotions"
      title={t('promotions.title')}
      action={<GoLink href={routes.promotion()}>{t('promotions.all')}</GoLink>}
    >
      <ul className={styles.list}>
        {promotions.map(({ title, imageUrl, link }, index) => (
          <li key={title} className={link ? cardClass : undefined}>
            <div className={styles.row}>
              <Picture
                src={imageUrl}
                alt=""
                ratio="1/1"
                sizes="116px"
                maxWidth={360}
                className={link ? cardPictureClass : undefined}
              />
              <div>
                <h3 className={styles.title} lang="id">
                  {link ? (
                    <AppLink
                      href={link.href}
                      target={link.host ? '_blank' : undefined}
                      aria-describedby={link.host ? id + index : undefined}
                      className={styles.link}
                    >
                      {title}
                    </AppLink>
                  ) : (
                    title
                  )}
                </h3>
                {link?.host && (
                  <p id={id + index} className={styles.outside}>
                    <Icon name="external" size={16} /> {link.host} {t('common:states.opensNewTab')}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
