import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMember } from '@/data/use-member';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMessages } from '@/i18n/use-messages';
import { useLeaveGuard } from '@/next-internals/use-leave-guard';
import { confirm, confirmState } from '@/state/confirm';
import { DetailsForm } from './details/details-form';
import styles from './edit-profile.module.css';
import { EditSkeleton } from './edit-skeleton';
import { PhotoForm } from './photo/photo-form';

/** Shows both forms as soon as the profile has loaded, and asks before unsaved changes are lost. */
export function EditProfile() {
  const { t, locale } = useMessages('edit-profile');
  const { profile, avatar, error, mutate } = useMember();
  const [hasTyped, setTyped] = useState(false);
  const [hasPhoto, setPhoto] = useState(false);
  const isLeaving = useUnsavedGuard(hasTyped || hasPhoto);

  if (!profile && error) {
    return <FailedBlock title={t('failed')} text={failureMessage(error, t)} retry={() => void mutate()} />;
  }
  if (!profile) return <EditSkeleton />;
  return (
    <div className={styles.forms} key={profile.email}>
      <section aria-labelledby="photo-title" className={styles.photo}>
        <h2 id="photo-title" className={`h3 ${styles.title}`}>
          {t('photo.title')}
        </h2>
        <PhotoForm avatar={avatar} onUnsaved={setPhoto} />
      </section>
      <section aria-labelledby="details-title">
        <h2 id="details-title" className={`h3 ${styles.title}`}>
          {t('details.title')}
        </h2>
        <p className={`small muted ${styles.hint}`}>{t('details.hint')}</p>
        {/* The key remounts the form after a language change, because its date is formatted in the page's language. */}
        <DetailsForm key={locale} profile={profile} onUnsaved={setTyped} isLeaving={isLeaving} />
      </section>
    </div>
  );
}

/**
 * Asks before unsaved changes are lost. The confirmation of a sign-out mentions them itself, so that the member is not
 * asked twice.
 */
export function useUnsavedGuard(isUnsaved: boolean): RefObject<boolean> {
  const { t } = useMessages('edit-profile');
  const atStake = isUnsaved ? t('atStake') : null;
  useLayoutEffect(() => {
    confirmState.atStake = atStake;
    return () => {
      confirmState.atStake = null;
    };
  }, [atStake]);
  return useLeaveGuard(isUnsaved, () => confirm({ text: t('validation:unsaved') }));
}
