export const scenarioNames = [
  'default',
  'empty',
  'zero-points',
  'premium',
  'sold-out',
  'many-bookings',
  'one-language',
  'partly-translated',
  'large',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export function isScenarioName(value: unknown): value is ScenarioName {
  return scenarioNames.some((name) => name === value);
}
