import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { explainedOn } from './explained.ts';
import { tooFaint } from './text-contrast.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// Passed checks are not reported, because building their selectors takes time.
const ONLY: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations', 'incomplete'] };

export type Found = { rule: string; target: string; words: string };

/**
 * Returns the violations that axe finds on the current page and the findings that it cannot decide. The contrast of
 * undecided text is computed from its pixels; other undecided findings must be on the list of those a person has
 * checked.
 */
export async function scan(page: Page): Promise<string[]> {
  const { violations, incomplete } = await analysed(page);
  const undecided = await notExplained(page, incomplete.flatMap(foundBy));
  const texts = undecided.filter(({ rule }) => rule === 'color-contrast');
  const judged = await tooFaint(
    page,
    texts.map(({ target }) => target),
  );
  return [
    ...violations.flatMap(foundBy).map(sentence),
    ...undecided.filter((found) => !texts.includes(found)).map((found) => `undecided ${sentence(found)}`),
    ...texts.flatMap((found, index) => {
      const words = judged[index];
      return words ? [sentence({ ...found, words })] : [];
    }),
  ];
}

type Analysis = Awaited<ReturnType<AxeBuilder['analyze']>>;
type AxeRule = Analysis['violations'][number];

async function analysed(page: Page): Promise<Analysis> {
  // Legacy mode runs axe in the page itself: a second tab for the result would take the focus, and time.
  const builder = new AxeBuilder({ page })
    .options({ ...ONLY })
    .withTags(TAGS)
    .setLegacyMode();
  const analysis = await builder.analyze();
  // Axe reads the headings twice and cannot decide when an element was added in between.
  return analysis.incomplete.some(({ id }) => id === 'heading-order') ? builder.analyze() : analysis;
}

function foundBy({ id, nodes }: AxeRule): Found[] {
  return nodes.map(({ target, any, all, none }) => ({
    rule: id,
    target: target.flat().join(' '),
    words: [...any, ...all, ...none].map(({ message }) => message).join('; '),
  }));
}

function sentence({ rule, target, words }: Found): string {
  return `${rule}: ${target}: ${words}`;
}

async function notExplained(page: Page, found: Found[]): Promise<Found[]> {
  const isExplained = await explainedOn(page, found);
  return found.filter((_, index) => !isExplained[index]);
}
