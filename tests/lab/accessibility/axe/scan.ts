import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { explainedOn } from './explained.ts';
import { tooFaint } from './text-contrast.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// Passed checks are not reported, because building their selectors takes time.
const ONLY: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations', 'incomplete'] };

export type Found = { rule: string; target: string; words: string };

/**
 * What axe calls wrong on the page as it stands, and what it could not decide: the contrast of text is then judged by its
 * pixels, the rest must be on the list of what a person has looked at.
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
  // In the page itself: another tab for the result would take the focus, and time.
  const builder = new AxeBuilder({ page })
    .options({ ...ONLY })
    .withTags(TAGS)
    .setLegacyMode();
  const analysis = await builder.analyze();
  // Axe looks at the headings twice and cannot decide where something came to the page in between.
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
