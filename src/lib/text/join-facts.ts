const NBSP = '\u00a0';
const LONGEST_UNBROKEN = 26;

/** Joins facts with a dot and leaves out empty ones. No line breaks inside a short fact, so that a number keeps its unit. */
export function joinFacts(facts: readonly (string | null | undefined | false | 0)[]): string {
  return facts
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => (fact.length > LONGEST_UNBROKEN ? fact : fact.replaceAll(' ', NBSP)))
    .join(' · ');
}
