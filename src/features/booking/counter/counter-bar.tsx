import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { confirm } from '@/state/confirm';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { useCounter } from '../wizard/counter-context';
import styles from './counter-bar.module.css';

/** Back to the departures with everything kept, or from the beginning with nothing kept. */
export function CounterBar() {
  const { t } = useWords('obs');
  const counter = useCounter();
  const startAgain = async () => {
    if (await confirm({ text: t('again.question'), yes: t('again.yes') })) await counter?.next();
  };
  return (
    <div className={styles.bar} data-print="none">
      <ButtonLink href={routes.obs()} look="quiet" icon="arrow-left">
        {t('again.list')}
      </ButtonLink>
      <Button look="line" icon="refresh" onClick={() => void startAgain()}>
        {t('again.button')}
      </Button>
    </div>
  );
}
