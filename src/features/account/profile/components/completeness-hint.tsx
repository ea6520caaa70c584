import { routes } from '@/config/routes';
import type { profileCompleteness } from '@/domain/profile';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import styles from './completeness-hint.module.css';

/** Shows how complete the profile is, the missing fields and their purpose. */
export function CompletenessHint({ filled, total, missing }: ReturnType<typeof profileCompleteness>) {
  const { t } = useMessages('profile');
  return (
    <section className={styles.hint} aria-labelledby="completeness-title">
      <h2 id="completeness-title" className="h4">
        {t('complete.title', { n: filled, total })}
      </h2>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps differ only in their position
          <span key={step} data-filled={step < filled} />
        ))}
      </div>
      <p>{t('complete.missing', { list: missing.map((part) => t(`part.${part}`)).join(', ') })}</p>
      {missing.some((part) => part !== 'photo') && <p className="muted">{t('complete.use')}</p>}
      <GoLink href={routes.editProfile()}>{t('complete.action')}</GoLink>
    </section>
  );
}
