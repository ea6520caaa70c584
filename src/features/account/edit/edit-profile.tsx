import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMember } from '@/data/use-member';
import { QueryView } from '@/features/shared/query-view';
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
  const { profile, avatar, ...query } = useMember();
  const [hasTyped, setTyped] = useState(false);
  const [hasPhoto, setPhoto] = useState(false);
  const isLeaving = useUnsavedGuard(hasTyped || hasPhoto);
  return (
    <QueryView query={{ ...query, data: profile }} skeleton={<EditSkeleton />} failed={t('failed')}>
      {(data) => (
        <div className={styles.forms} key={data.email}>
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
            {/* The key remounts the form after a language change: its date is formatted in the page's language. */}
            <DetailsForm key={locale} profile={data} onUnsaved={setTyped} isLeaving={isLeaving} />
          </section>
        </div>
      )}
    </QueryView>
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
