import { useState } from 'react';
import type { Call } from '@/hooks/developer/controls';
import panel from './developer-panel.module.css';
import styles from './log-section.module.css';
import { messages } from './messages';
import { PanelSection } from './panel-section';

type Props = { calls: Call[]; broken: Call[] };

/**
 * Shows the last calls, newest first. Calls that broke the API document are highlighted and kept longer than the
 * others.
 */
export function LogSection({ calls, broken }: Props) {
  const [isBrokenOnly, setIsBrokenOnly] = useState(false);
  const shown = (isBrokenOnly ? broken : calls).toReversed();
  const summary =
    broken.length > 0 ? <b className={styles.failure}>{messages.broken(broken.length)}</b> : String(calls.length);
  return (
    <PanelSection title={messages.log} summary={summary}>
      <label className={styles.check}>
        <input type="checkbox" checked={isBrokenOnly} onChange={(event) => setIsBrokenOnly(event.target.checked)} />
        {messages.onlyBroken}
      </label>
      {shown.length === 0 && <p className={panel.note}>{messages.noCalls}</p>}
      <ol className={panel.list}>
        {shown.map((call) => (
          <LogRow key={call.id} call={call} />
        ))}
      </ol>
    </PanelSection>
  );
}

function LogRow({ call }: { call: Call }) {
  const { method, path, operationId, requestId, status, durationMs, violations, refused } = call;
  const isFailure = status === 'network' || status >= 400;
  return (
    <li className={styles.call} data-has-violations={violations.length > 0 || undefined}>
      <span className={isFailure ? styles.failure : styles.success}>{status}</span>
      <b className={styles.name}>{operationId ?? messages.noOperation}</b>
      <span className={panel.count}>{messages.duration(durationMs)}</span>
      <code className={styles.path}>{`${method} ${path}`}</code>
      {requestId && <code className={styles.path}>{requestId}</code>}
      {refused.map((reason) => (
        <code key={reason} className={styles.refusalReason}>
          {reason}
        </code>
      ))}
      {violations.map((violation) => (
        <code key={violation} className={styles.violation}>
          {violation}
        </code>
      ))}
    </li>
  );
}
