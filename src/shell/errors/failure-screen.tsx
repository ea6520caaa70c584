import Head from 'next/head';
import { useSnapshot } from 'valtio';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { documentRequestId } from '@/lib/http/document-request-id';
import { useHydrated } from '@/lib/use-hydrated';
import { networkState } from '@/state/network';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FailurePanel } from './failure-panel';
import styles from './failure-screen.module.css';

export type FailureScreenProps = {
  status: number;
  /** The error message; a general sentence when omitted. */
  message?: string;
};

/** Shows any error except 404 (§2, §8): status, message, three links or buttons, and the id to tell the support. */
export function FailureScreen({ status, message }: FailureScreenProps) {
  const { t } = useMessages();
  const { isOnline } = useSnapshot(networkState);
  const requestId = useHydrated() ? documentRequestId() : undefined;
  const title = isOnline ? (message ?? t('failure.title')) : t('failure.offlineTitle');
  return (
    <>
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <FailurePanel
        status={status}
        title={title}
        text={t(isOnline ? 'failure.text' : 'failure.offlineText')}
        button={t('buttons.retry')}
        onPress={() => window.location.reload()}
      >
        <ButtonLink href={routes.home()} look="second" size="large">
          {t('failure.home')}
        </ButtonLink>
        <ButtonLink href={whatsappLink()} look="quiet" size="large" icon="whatsapp" rel="noopener">
          {t('buttons.askWhatsapp')}
        </ButtonLink>
        <p className={`micro muted ${styles.reference}`}>{requestId && t('failure.reference', { id: requestId })}</p>
      </FailurePanel>
    </>
  );
}
