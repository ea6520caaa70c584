import type { Page } from '@playwright/test';

type AcceptedFinding = {
  rule: string;
  /** The selector of a container of the element. */
  container: string;
  /** The reason why the element is correct. */
  reason: string;
};

/** Findings that axe cannot decide and that a person has checked. */
const acceptedFindings: AcceptedFinding[] = [
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

/** Returns for each finding whether it is accepted: its rule and a container of its element are on the list. */
export function areAccepted(page: Page, findings: { rule: string; target: string }[]): Promise<boolean[]> {
  return page.evaluate(
    ({ findings, acceptedFindings }) =>
      findings.map(({ rule, target }) => {
        const element = document.querySelector(target);
        return (
          element !== null &&
          acceptedFindings.some((accepted) => accepted.rule === rule && element.closest(accepted.container) !== null)
        );
      }),
    { findings, acceptedFindings },
  );
}
