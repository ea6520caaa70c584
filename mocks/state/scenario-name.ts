/** How many times the tours of the seed a scenario has; its articles, departures and members grow with them. */
const largeFactors = { 'large-10': 10, 'large-100': 100, 'large-300': 300 } as const;

type LargeScenarioName = keyof typeof largeFactors;

export const scenarioNames = [
  'default',
  'empty',
  'zero-points',
  'premium',
  'sold-out',
  'many-bookings',
  'one-language',
  'partly-translated',
  'large-10',
  'large-100',
  'large-300',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export function isScenarioName(value: unknown): value is ScenarioName {
  return scenarioNames.some((name) => name === value);
}

/** The factor of a large scenario, 1 of any other. */
export function growthOf(scenario: ScenarioName): number {
  return Object.hasOwn(largeFactors, scenario) ? largeFactors[scenario as LargeScenarioName] : 1;
}
