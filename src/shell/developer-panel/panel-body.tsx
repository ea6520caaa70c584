import { isWorkerMode, publicEnv } from '@/config/env';
import { useControl, useControlChange } from '@/hooks/developer/use-control';
import { AccountSection } from './account-section';
import { DepartureSection } from './departure-section';
import styles from './developer-panel.module.css';
import { FaultSection } from './fault-section';
import { LogSection } from './log-section';
import { messages } from './messages';
import { OutboxSection } from './outbox-section';
import { ScenarioSection } from './scenario-section';

/** Shows the sections as soon as the host's status has loaded, and the last error of the host. */
export function PanelBody() {
  const { data: status, error } = useControl('status');
  const { change, error: refusal } = useControlChange();
  const problem = refusal ?? error?.message;
  return (
    <div className={styles.body}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {error ? `${problem} ${messages.closedHint}` : problem}
        </p>
      )}
      {!status && !error && <p className={styles.note}>{messages.reading}</p>}
      {status && (
        <>
          <ScenarioSection status={status} change={change} />
          <FaultSection status={status} change={change} />
          <AccountSection accounts={status.accounts} change={change} />
          <DepartureSection change={change} />
          <OutboxSection />
          <LogSection calls={status.calls} broken={status.broken} />
        </>
      )}
      {!isWorkerMode && (
        <p className={styles.links}>
          <a href={`${publicEnv.serviceHost}/docs`}>{messages.reference}</a>
          <a href={publicEnv.serviceHost}>{messages.host}</a>
        </p>
      )}
    </div>
  );
}
