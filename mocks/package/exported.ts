// The types of both entries of the package.
export type { Behaviour, Behaviours, Reply, RequestContext } from '../behaviour.ts';
export type { Database } from '../database.ts';
export type { Fault } from '../mock-context/fault.ts';
export type { MockContext } from '../mock-context.ts';
export type { ScenarioName } from '../state/state.ts';
