import { useCallback, useState } from 'react';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureWords } from '@/features/shared/failure-words';
import { useMember } from '@/hooks/user/use-member';
import { useWords } from '@/i18n/use-words';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { confirm } from '@/state/confirm';
import { DetailsForm } from './details/details-form';
import { detailsOf } from './details/details-values';
import styles from './edit-profile.module.css';
import { EditSkeleton } from './edit-skeleton';
import { PhotoForm } from './photo/photo-form';

/** Both forms, once the profile is there, and the question before unsaved changes are left. */
export function EditProfile() {
  const { t, locale } = useWords('edit-profile');
  const { profile, avatar, error, mutate } = useMember();
  const [hasTyped, setTyped] = useState(false);
  const [hasPhoto, setPhoto] = useState(false);
  /** Counts what was saved on this page; each time the form begins anew, with what was saved. */
  const [saves, setSaves] = useState(0);
  const [savedIn, setSavedIn] = useState<string | null>(null);
  // A profile read anew replaces what the form began with, unless something has been typed into it.
  const details = profile ? JSON.stringify(detailsOf(profile, locale)) : '';
  const [shown, setShown] = useState(details);
  if (shown !== details && !hasTyped) setShown(details);
  const isLeaving = useLeaveGuard(hasTyped || hasPhoto, () => confirm({ text: t('validation:unsaved') }));

  const noteTyped = useCallback((isUnsaved: boolean) => {
    setTyped(isUnsaved);
    if (isUnsaved) setSavedIn(null);
  }, []);
  const noteSaved = () => {
    setSaves(saves + 1);
    setSavedIn(locale);
  };

  if (!profile && error) {
    return <FailedBlock title={t('failed')} text={failureWords(error, t)} retry={() => void mutate()} />;
  }
  if (!profile) return <EditSkeleton />;
  return (
    <div className={styles.forms} key={profile.email}>
      <section aria-labelledby="photo-title" className={styles.photo}>
        <h2 id="photo-title" className={styles.title}>
          {t('photo.title')}
        </h2>
        <PhotoForm avatar={avatar} onUnsaved={setPhoto} />
      </section>
      <section aria-labelledby="details-title">
        <h2 id="details-title" className={styles.title}>
          {t('details.title')}
        </h2>
        <p className={styles.hint}>{t('details.hint')}</p>
        <DetailsForm
          key={`${locale} ${saves} ${shown}`}
          profile={profile}
          isSaved={savedIn === locale}
          onSaved={noteSaved}
          onUnsaved={noteTyped}
          isLeaving={isLeaving}
        />
      </section>
    </div>
  );
}
