import { type FormEvent, useId, useState } from 'react';
import type { ControlStatus, NewFault } from '@/hooks/developer/controls';
import styles from './developer-panel.module.css';
import { type FaultEffect, faultRequest } from './fault-request';
import { messages } from './messages';
import { PanelField } from './panel-field';
import form from './panel-form.module.css';
import { PanelNumber } from './panel-number';

type Props = { operations: ControlStatus['operations']; onPlan: (fault: NewFault) => void };

const EVERYWHERE = ['500', '503', '429'];

/** Shows the form for a new fault. It suggests the statuses that the API document lists for the chosen operation. */
export function FaultForm({ operations, onPlan }: Props) {
  const listId = useId();
  const [effect, setEffect] = useState<FaultEffect>('status');
  const [operationId, setOperationId] = useState('');
  const documented = Object.keys(operations.find((one) => one.operationId === operationId)?.examples ?? {});
  const failures = [...new Set([...documented.filter((status) => Number(status) >= 400), ...EVERYWHERE])];
  const plan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPlan(faultRequest(new FormData(event.currentTarget)));
  };
  return (
    <form className={form.form} onSubmit={plan}>
      <PanelField label={messages.operation}>
        {(field) => (
          <select {...field} name="operationId" value={operationId} onChange={(e) => setOperationId(e.target.value)}>
            <option value="">{messages.allOperations}</option>
            {operations.map((one) => (
              <option key={one.operationId} value={one.operationId}>
                {one.operationId}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      <PanelField label={messages.effect}>
        {(field) => (
          <select {...field} name="effect" value={effect} onChange={(e) => setEffect(e.target.value as FaultEffect)}>
            {Object.entries(messages.effects).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      {effect === 'status' && (
        <>
          <PanelNumber
            label={messages.status}
            name="status"
            min={400}
            max={599}
            list={listId}
            defaultValue={500}
            required
          />
          <datalist id={listId}>
            {failures.map((status) => (
              <option key={status} value={status} />
            ))}
          </datalist>
          <PanelNumber label={messages.retryAfter} name="retryAfterSeconds" />
          <PanelField label={messages.message} isWide>
            {(field) => <input {...field} name="message" />}
          </PanelField>
        </>
      )}
      <PanelNumber label={messages.delay} name="delayMs" required={effect === 'delay'} />
      <PanelNumber label={messages.times} name="times" min={1} />
      <p className={form.submit}>
        <button type="submit" className={styles.button}>
          {messages.plan}
        </button>
      </p>
    </form>
  );
}
