import { useRouter } from 'next/router';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { isCorrected, searchCorrection } from '@/state/search-correction';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './correction-note.module.css';

/** Says that the list shows tours for other words than those typed, and links to a search for these. */
export function CorrectionNote() {
  const { t } = useMessages();
  const { asPath } = useRouter();
  const followShallow = useShallowLinks();
  const { last } = useSnapshot(searchCorrection);
  if (!last || !isCorrected(last, asPath)) return null;
  return (
    <p className={styles.note} onClickCapture={followShallow}>
      <span>{t('find.corrected', { shown: last.shown, text: last.typed })}</span>{' '}
      <AppLink href={routes.tours({ search: last.typed })}>{t('find.all', { text: last.typed })}</AppLink>
    </p>
  );
}
