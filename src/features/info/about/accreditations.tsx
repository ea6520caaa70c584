import { ServiceAnchor } from '@/features/shared/service-anchor';
import type { Offer } from '@/features/shared/tour/offer';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import styles from './accreditations.module.css';
import { SectionPicture } from './section-picture';

type AccreditationsProps = { accreditations: Offer[]; imageUrl: string | null };

/** Shows the memberships from the service; with a logo when it sends one, else with a neutral seal. */
export function Accreditations({ accreditations, imageUrl }: AccreditationsProps) {
  const { t } = useMessages('info');
  return (
    <Section id="accreditations" title={t('about.accreditations')}>
      <SectionPicture imageUrl={imageUrl} />
      <ul className={styles.list}>
        {accreditations.map(({ title, imageUrl, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two memberships may share a title, and the order is fixed
          <li key={index} className={styles.item}>
            {imageUrl ? (
              <Picture src={imageUrl} alt="" sizes="72px" maxWidth={360} className={styles.logo} />
            ) : (
              <span className={styles.seal}>
                <Icon name="shield" size={24} />
              </span>
            )}
            <ServiceAnchor link={link} iconSize={18} className={styles.link}>
              {title}
            </ServiceAnchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
