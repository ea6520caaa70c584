import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../../scripts/lib/settled-page.ts';
import { findLowContrast } from './text-contrast.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// Passed checks are not reported, because building their selectors takes time.
const OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations', 'incomplete'] };

/** Findings that axe cannot decide and a person has checked: `container` is the selector of an ancestor of the element. */
const ACCEPTED = [
  {
    rule: 'aria-hidden-focus',
    container: '#__next[aria-hidden="true"]',
    reason: 'The page is behind an open dialog that keeps the focus; overlays.spec.ts tests this.',
  },
  {
    rule: 'frame-tested',
    container: 'iframe[src*="/widget?"]',
    reason:
      'The content of the chat belongs to its provider. Its name, its position and the way to leave it are scanned.',
  },
];

export type AxeFinding = { rule: string; target: string; message: string };

/**
 * Returns the violations that axe finds on the current page, and the findings that it cannot decide and that are not
 * accepted. When axe cannot decide the contrast of a text, the contrast is computed from the pixels of the text.
 */
export async function scan(page: Page): Promise<string[]> {
  // A section far from the screen is taller than its estimated place, and its text would be measured on what follows.
  await layOutWholePage(page);
  // A link half under the header would count as a small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations, incomplete } = await analyze(page);
  const undecided = await withoutAccepted(page, incomplete.flatMap(toFindings));
  const isAboutText = ({ rule }: AxeFinding) => rule === 'color-contrast';
  const others = undecided.filter((finding) => !isAboutText(finding));
  return [
    ...violations.flatMap(toFindings).map(toText),
    ...others.map((finding) => `undecided ${toText(finding)}`),
    ...(await findLowContrast(page, undecided.filter(isAboutText))).map(toText),
  ];
}

type Analysis = Awaited<ReturnType<AxeBuilder['analyze']>>;
type AxeRule = Analysis['violations'][number];

async function analyze(page: Page): Promise<Analysis> {
  // Legacy mode runs axe in the page itself. Otherwise a second tab for the result takes the focus and time.
  const builder = new AxeBuilder({ page })
    .options({ ...OPTIONS })
    .withTags(TAGS)
    .setLegacyMode();
  const analysis = await builder.analyze();
  // Axe reads the headings twice and cannot decide the rule when an element is added in between.
  return analysis.incomplete.some(({ id }) => id === 'heading-order') ? builder.analyze() : analysis;
}

function toFindings({ id, nodes }: AxeRule): AxeFinding[] {
  return nodes.map(({ target, any, all, none }) => ({
    rule: id,
    target: target.flat().join(' '),
    message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
  }));
}

function toText({ rule, target, message }: AxeFinding): string {
  return `${rule}: ${target}: ${message}`;
}

function withoutAccepted(page: Page, findings: AxeFinding[]): Promise<AxeFinding[]> {
  return page.evaluate(
    ({ findings, accepted }) =>
      findings.filter(({ rule, target }) => {
        const element = document.querySelector(target);
        return !accepted.some((one) => one.rule === rule && element?.closest(one.container));
      }),
    { findings, accepted: ACCEPTED },
  );
}
