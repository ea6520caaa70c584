import type { ContentChange, OperationId } from '@sdk';
import type { Behaviour, Behaviours } from './behaviour.ts';
import { createDatabases, type Database } from './database.ts';
import type { Locale } from './messages/locale.ts';
import { type CallLog, createCallLog } from './mock-context/call-log.ts';
import { createFaultList, type Fault, type FaultList } from './mock-context/fault.ts';
import { createRateLimits, type RateLimits } from './mock-context/rate-limits.ts';
import type { Settings, TimeSettings } from './mock-context/settings.ts';
import type { ResponseSource } from './recording/pass-through.ts';
import { jakartaDay } from './rules/jakarta-day.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import type { State } from './state/state.ts';

const DAY_MS = 86_400_000;
const DEFAULT_SETTINGS: TimeSettings = { offsetDays: 0, latencyMs: 0, latencySpreadMs: 0 };
/** No real secret: the data of this host are invented. */
export const DEMO_DRAFT_TOKEN = 'kelana-demo-drafts';

type MockContextOptions = {
  behaviours: Behaviours;
  now?: () => Date;
  scenario?: ScenarioName;
  state?: State;
  settings?: Partial<Settings>;
  /** Called after every change of the persistent data: state, faults, clock and latency. */
  onChange?: () => void;
  draftToken?: string;
  /** True when the limits of the document apply. */
  isRateLimited?: boolean;
  /** Creates what answers calls in place of the behaviours: a real host or a recording, which a reset starts anew. */
  createResponseSource?: (() => ResponseSource) | undefined;
  /** Called after something was published, with what changed. */
  onPublish?: (changes: readonly ContentChange[]) => void;
};

/** All data of one world of a host: the database, the clock, the active faults, the last calls. */
export type MockContext = {
  /** The database with today's catalogue in a language, Indonesian by default, even when the day has just changed. */
  database(locale?: Locale): Database;
  /** The same with the drafts of editors. */
  draftDatabase(locale: Locale): Database;
  /** The secret with which clients read drafts. */
  draftToken: string;
  now(): Date;
  /** The real host or the recording that answers first; null lets the behaviours answer. */
  answerFromSource: ResponseSource;
  faults: FaultList;
  rateLimits: RateLimits;
  calls: CallLog;
  behaviour(operationId: OperationId): Behaviours[OperationId] | undefined;
  /** Replaces a behaviour until the next reset; its replies are still validated. */
  override<Id extends OperationId>(operationId: Id, behaviour: Behaviour<Id>): void;
  /** Creates a fresh database, without faults, overrides, calls, latency and clock offset. Checkpoints remain. */
  reset(scenario?: ScenarioName): void;
  settings(): TimeSettings;
  /** Changes the clock's offset or the latency. */
  changeSettings(change: Partial<TimeSettings>): void;
  /** Saves state and settings under a name, until the context ends. */
  saveCheckpoint(name: string): void;
  /** Returns to a checkpoint; false when there is none of this name. */
  restoreCheckpoint(name: string): boolean;
  checkpoints(): string[];
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
  createResponseSource = () => async () => null,
  isRateLimited = false,
  ...start
}: MockContextOptions): MockContext {
  const { scenario, state } = start;
  const { faults: savedFaults, ...savedTimes } = start.settings ?? {};
  let settings: TimeSettings = { ...DEFAULT_SETTINGS, ...savedTimes };
  let overrides: Partial<Behaviours> = {};
  let responseSource = createResponseSource();
  const checkpoints = new Map<string, { state: State; settings: TimeSettings; faults: Fault[] }>();
  const clock = () => new Date(now().getTime() + settings.offsetDays * DAY_MS);
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
    answerFromSource: (call) => responseSource(call),
    now: clock,
    faults: createFaultList(() => onChange?.(), savedFaults),
    rateLimits: createRateLimits(clock, isRateLimited),
    calls: createCallLog(),
    behaviour: (operationId) => overrides[operationId] ?? behaviours[operationId],
    override(operationId, behaviour) {
      overrides = { ...overrides, [operationId]: behaviour };
    },
    reset(next) {
      overrides = {};
      responseSource = createResponseSource();
      settings = DEFAULT_SETTINGS;
      mockContext.faults.clear();
      mockContext.calls.clear();
      mockContext.rateLimits.clear();
      databases = createDatabases({ now: clock(), scenario: next ?? scenario ?? 'default' });
      day = jakartaDay(clock());
      onChange?.();
    },
    settings: () => settings,
    changeSettings(change) {
      settings = { ...settings, ...change };
      onChange?.();
    },
    saveCheckpoint(name) {
      checkpoints.set(name, structuredClone({ state: databases.id.state, settings, faults: mockContext.faults.all() }));
    },
    restoreCheckpoint(name) {
      const checkpoint = structuredClone(checkpoints.get(name));
      if (!checkpoint) return false;
      settings = checkpoint.settings;
      databases = createDatabases({ now: clock(), state: checkpoint.state });
      day = jakartaDay(clock());
      mockContext.rateLimits.clear();
      responseSource = createResponseSource();
      mockContext.faults.clear();
      for (const fault of checkpoint.faults) mockContext.faults.add(fault);
      onChange?.();
      return true;
    },
    checkpoints: () => [...checkpoints.keys()],
    notifyChange: () => onChange?.(),
    publish: (changes) => onPublish?.(changes),
  };
  return mockContext;
}
