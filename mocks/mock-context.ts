import type { ContentChange, OperationId } from '@sdk';
import type { Behaviour, Behaviours } from './behaviour.ts';
import { allBehaviours } from './behaviours/all.ts';
import { createDatabases, type Database } from './database.ts';
import { createCallLog } from './mock-context/call-log.ts';
import { createFaultList, type Fault } from './mock-context/fault.ts';
import { createRateLimits } from './mock-context/rate-limits.ts';
import { jakartaDay } from './rules/jakarta-day.ts';
import type { Locale } from './seed/localized.ts';
import type { ScenarioName, State } from './state/state.ts';

/** The clock's offset and the delay of every call, which is up to `latencySpreadMs` shorter or longer. */
type TimeSettings = { offsetDays: number; latencyMs: number; latencySpreadMs: number };

/** Values set by the controls beside the state. */
export type Settings = TimeSettings & { faults: Fault[] };

const DAY_MS = 86_400_000;
const DEFAULT_SETTINGS: TimeSettings = { offsetDays: 0, latencyMs: 0, latencySpreadMs: 0 };
/** No real secret: the data of this host are invented. */
export const DEMO_DRAFT_TOKEN = 'kelana-demo-drafts';

type MockContextOptions = {
  /** The path of the service before those of the document, `/api`; by default none. */
  basePath?: string;
  behaviours?: Behaviours;
  now?: () => Date;
  scenario?: ScenarioName;
  state?: State;
  settings?: Partial<Settings>;
  /** Called after every change of the persistent data: state, faults, clock and latency. */
  onChange?: () => void;
  /** The secret with which clients read drafts. */
  draftToken?: string;
  /** True when the limits of the document apply. */
  isRateLimited?: boolean;
  /** Called after something was published, with what changed. */
  onPublish?: (changes: readonly ContentChange[]) => void;
};

/** All data of one world of a host: the database, the clock, the active faults, the last calls. */
export type MockContext = ReturnType<typeof createMockContext>;

/**
 * Creates a mock context with its own database, as of `now`. The catalogue is rebuilt whenever the day changes in
 * Jakarta. A saved state is restored with its settings.
 */
export function createMockContext({
  basePath = '',
  behaviours = allBehaviours,
  now = () => new Date(),
  onChange = () => {},
  onPublish = () => {},
  draftToken = DEMO_DRAFT_TOKEN,
  isRateLimited = false,
  scenario = 'default',
  state,
  settings: { faults: savedFaults, ...savedTimes } = {},
}: MockContextOptions = {}) {
  let settings: TimeSettings = { ...DEFAULT_SETTINGS, ...savedTimes };
  let overrides: Partial<Behaviours> = {};
  const checkpoints = new Map<string, { state: State } & Settings>();
  const clock = () => new Date(now().getTime() + settings.offsetDays * DAY_MS);
  const faults = createFaultList(onChange, savedFaults);
  const rateLimits = createRateLimits(clock, isRateLimited);
  const calls = createCallLog();
  let day = jakartaDay(clock());
  let databases = createDatabases(state ? { now: clock(), state } : { now: clock(), scenario });

  function openDatabases(of: { state: State } | { scenario: ScenarioName }): void {
    databases = createDatabases({ now: clock(), ...of });
    day = jakartaDay(clock());
  }

  /** Begins anew with this data and these settings. */
  function restart(of: Parameters<typeof openDatabases>[0], { faults: planned, ...times }: Settings): void {
    settings = times;
    openDatabases(of);
    rateLimits.clear();
    faults.clear();
    for (const fault of planned) faults.add(fault);
    onChange();
  }

  function current() {
    if (jakartaDay(clock()) !== day) openDatabases({ state: databases.id.state });
    return databases;
  }

  return {
    basePath,
    /** The database with today's catalogue in a language, Indonesian by default, even when the day has just changed. */
    database: (locale: Locale = 'id'): Database => current()[locale],
    /** The same with the drafts of editors. */
    draftDatabase: (locale: Locale): Database => current().drafts[locale],
    draftToken,
    now: clock,
    faults,
    rateLimits,
    calls,
    behaviour: (operationId: OperationId): Behaviours[OperationId] | undefined =>
      overrides[operationId] ?? behaviours[operationId],
    /** Replaces a behaviour until the next reset; its replies are still validated. */
    override<Id extends OperationId>(operationId: Id, behaviour: Behaviour<Id>): void {
      overrides = { ...overrides, [operationId]: behaviour };
    },
    /** Creates a fresh database, without faults, overrides, calls, latency and clock offset. Checkpoints remain. */
    reset(next: ScenarioName = scenario): void {
      overrides = {};
      calls.clear();
      restart({ scenario: next }, { ...DEFAULT_SETTINGS, faults: [] });
    },
    settings: () => settings,
    /** Changes the clock's offset or the latency. */
    changeSettings(change: Partial<TimeSettings>): void {
      settings = { ...settings, ...change };
      onChange();
    },
    /** Saves state and settings under a name, until the context ends. */
    saveCheckpoint(name: string): void {
      checkpoints.set(name, structuredClone({ state: databases.id.state, ...settings, faults: faults.all() }));
    },
    /** Returns to a checkpoint; false when there is none of this name. */
    restoreCheckpoint(name: string): boolean {
      const checkpoint = structuredClone(checkpoints.get(name));
      if (!checkpoint) return false;
      const { state: saved, ...savedSettings } = checkpoint;
      restart({ state: saved }, savedSettings);
      return true;
    },
    checkpoints: () => [...checkpoints.keys()],
    notifyChange: () => onChange(),
    /** Tells the website what was published. */
    publish: (changes: readonly ContentChange[]) => onPublish(changes),
  };
}

/** The delay of one call in milliseconds, never below 0. */
export function delayOfCall({ latencyMs, latencySpreadMs }: TimeSettings, random: () => number = Math.random): number {
  return Math.max(0, latencyMs + (random() * 2 - 1) * latencySpreadMs);
}
