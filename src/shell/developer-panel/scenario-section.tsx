import { useId } from 'react';
import type { ControlStatus } from '@/hooks/developer/controls';
import type { Change } from '@/hooks/developer/use-control';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { NumberSetting } from './number-setting';
import { PanelSection } from './panel-section';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** Shows the settings that apply to every call: scenario, clock and latency. */
export function ScenarioSection({ status, change }: { status: ControlStatus; change: Change }) {
  const id = useId();
  const { scenario, scenarios, offsetDays, latencyMs, latencySpreadMs } = status;
  const now = clock.format(new Date(status.now));
  return (
    <PanelSection title={messages.world} summary={`${scenario}, ${now}`} startsOpen>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          {messages.scenario}
        </label>
        <select
          id={id}
          className={styles.input}
          value={scenario}
          aria-describedby={`${id}-note`}
          onChange={(event) => change((controls) => controls.reset(event.target.value as typeof scenario))}
        >
          {scenarios.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {messages.scenarioNote}
      </p>
      <NumberSetting
        label={messages.clock}
        value={offsetDays}
        onSet={(days) => change((controls) => controls.setClock(days))}
      />
      <NumberSetting
        label={messages.latency}
        value={latencyMs}
        min={0}
        onSet={(ms) => change((controls) => controls.setLatency(ms, latencySpreadMs))}
      />
      <p className={styles.buttons}>
        {offsetDays !== 0 && (
          <button type="button" className={styles.button} onClick={() => change((controls) => controls.setClock(0))}>
            {messages.today}
          </button>
        )}
        <button type="button" className={styles.button} onClick={() => change((controls) => controls.reset(scenario))}>
          {messages.reset}
        </button>
      </p>
    </PanelSection>
  );
}
