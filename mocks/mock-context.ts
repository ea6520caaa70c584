import type { ContentChange, OperationId } from '@sdk';
import type { Behaviour, Behaviours } from './behaviour.ts';
import { createDatabases, type Database } from './database.ts';
import type { Locale } from './messages/locale.ts';
import { type CallLog, createCallLog } from './mock-context/call-log.ts';
import { createFaultList, type FaultList } from './mock-context/fault.ts';
import type { Settings } from './mock-context/settings.ts';
import { jakartaDay } from './rules/jakarta-day.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import type { State } from './state/state.ts';

const DAY_MS = 86_400_000;
/** No real secret: the data of this host are invented. */
export const DEMO_DRAFT_TOKEN = 'kelana-demo-drafts';

type MockContextOptions = {
  behaviours: Behaviours;
  now?: () => Date;
  scenario?: ScenarioName;
  state?: State;
  settings?: Settings;
  /** Called after every change of the persistent data: state, faults, clock and latency. */
  onChange?: () => void;
  draftToken?: string;
  /** Called after something was published, with what changed. */
  onPublish?: (changes: readonly ContentChange[]) => void;
};

/** All data of one host: the database, the clock, the active faults, the last calls. */
export type MockContext = {
  /** The database with today's catalogue in a language, Indonesian by default, even when the day has just changed. */
  database(locale?: Locale): Database;
  /** The same with the drafts of editors. */
  draftDatabase(locale: Locale): Database;
  /** The secret with which clients read drafts. */
  draftToken: string;
  now(): Date;
  faults: FaultList;
  calls: CallLog;
  behaviour(operationId: OperationId): Behaviours[OperationId] | undefined;
  /** Replaces a behaviour until the next reset; its replies are still validated. */
  override<Id extends OperationId>(operationId: Id, behaviour: Behaviour<Id>): void;
  /** Creates a fresh database, without faults, overrides, calls, latency and clock offset. */
  reset(scenario?: ScenarioName): void;
  offsetDays(): number;
  setOffsetDays(days: number): void;
  /** The delay of every operation. */
  latencyMs(): number;
  setLatencyMs(ms: number): void;
  notifyChange(): void;
  /** Tells the website what was published. */
  publish(changes: readonly ContentChange[]): void;
};

/**
 * Creates a mock context with its own database, as of `now`. The catalogue is rebuilt whenever the day changes in
 * Jakarta. A saved state is restored with its settings.
 */
export function createMockContext({
  behaviours,
  now = () => new Date(),
  onChange,
  onPublish,
  draftToken = DEMO_DRAFT_TOKEN,
  ...start
}: MockContextOptions): MockContext {
  const { scenario, state, settings } = start;
  let offsetDays = settings?.offsetDays ?? 0;
  let latencyMs = settings?.latencyMs ?? 0;
  let overrides: Partial<Behaviours> = {};
  const clock = () => new Date(now().getTime() + offsetDays * DAY_MS);
  let databases = createDatabases({ now: clock(), ...(scenario && { scenario }), ...(state && { state }) });
  let day = jakartaDay(clock());
  const current = () => {
    const today = jakartaDay(clock());
    if (today !== day) {
      databases = createDatabases({ now: clock(), state: databases.id.state });
      day = today;
    }
    return databases;
  };
  const mockContext: MockContext = {
    database: (locale = 'id') => current()[locale],
    draftDatabase: (locale) => current().drafts[locale],
    draftToken,
    now: clock,
    faults: createFaultList(() => onChange?.(), settings?.faults),
    calls: createCallLog(),
    behaviour: (operationId) => overrides[operationId] ?? behaviours[operationId],
    override(operationId, behaviour) {
      overrides = { ...overrides, [operationId]: behaviour };
    },
    reset(next) {
      overrides = {};
      offsetDays = 0;
      latencyMs = 0;
      mockContext.faults.clear();
      mockContext.calls.clear();
      databases = createDatabases({ now: clock(), scenario: next ?? scenario ?? 'default' });
      day = jakartaDay(clock());
      onChange?.();
    },
    offsetDays: () => offsetDays,
    setOffsetDays(days) {
      offsetDays = days;
      onChange?.();
    },
    latencyMs: () => latencyMs,
    setLatencyMs(ms) {
      latencyMs = ms;
      onChange?.();
    },
    notifyChange: () => onChange?.(),
    publish: (changes) => onPublish?.(changes),
  };
  return mockContext;
}
