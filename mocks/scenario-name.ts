import { type ScenarioName, scenarioNames } from './scenarios.ts';

export function isScenarioName(value: unknown): value is ScenarioName {
  return scenarioNames.some((name) => name === value);
}
