import type { Offer } from '@/features/shared/offer';
import { useWords } from '@/i18n/use-words';
import { AppLink } from '@/ui/static/app-link';
import { Icon } from '@/ui/static/icon';
import { Picture } from '@/ui/static/picture';
import { Section } from '@/ui/static/section';
import styles from './accreditations.module.css';

/** The memberships the service names; a logo only where it gives one. */
export function Accreditations({ accreditations }: { accreditations: Offer[] }) {
  const { t } = useWords('info');
  return (
    <Section id="accreditations" title={t('about.accreditations')}>
      <ul className={styles.list}>
        {accreditations.map(({ title, imageUrl, link }) => (
          <li key={title} className={styles.item}>
            {imageUrl && <Picture src={imageUrl} alt="" sizes="96px" maxWidth={360} className={styles.logo} />}
            {link ? (
              <AppLink href={link.href} target={link.host ? '_blank' : undefined} className={styles.link}>
                <span lang="id">{title}</span>
                {link.host && (
                  <>
                    <Icon name="external" size={18} />
                    <span className={styles.newTab}>{t('common:states.opensNewTab')}</span>
                  </>
                )}
              </AppLink>
            ) : (
              <span lang="id">{title}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
