import type { ControlStatus } from '@/hooks/developer/controls';
import type { Change } from '@/hooks/developer/use-control';
import styles from './developer-panel.module.css';
import { FaultForm } from './fault-form';
import { faultText } from './fault-request';
import { messages } from './messages';
import { PanelSection } from './panel-section';

/** Shows the planned faults, each with a button to remove it, and the form for a new one. */
export function FaultSection({ status, change }: { status: ControlStatus; change: Change }) {
  const { faults, operations } = status;
  return (
    <PanelSection title={messages.faults} summary={faults.length > 0 && <b>{faults.length}</b>}>
      {faults.length === 0 && <p className={styles.note}>{messages.noFaults}</p>}
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.id} className={styles.item}>
            <span>{faultText(fault)}</span>
            <button
              type="button"
              className={styles.button}
              aria-label={messages.removeFault(faultText(fault))}
              onClick={() => change((controls) => controls.removeFaults({ id: fault.id }))}
            >
              {messages.remove}
            </button>
          </li>
        ))}
      </ul>
      {faults.length > 1 && (
        <p className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => change((controls) => controls.removeFaults())}>
            {messages.removeAll}
          </button>
        </p>
      )}
      <FaultForm operations={operations} onPlan={(fault) => change((controls) => controls.addFault(fault))} />
    </PanelSection>
  );
}
