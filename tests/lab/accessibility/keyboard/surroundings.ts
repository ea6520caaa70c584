import type { Page } from '@playwright/test';

/** The context that a screen reader announces with the focused element: its dialogs and groups, and its description. */
export type Surroundings = { within: string[]; description: string };

export function readSurroundings(page: Page): Promise<Surroundings> {
  return page.evaluate(() => {
    const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const textOf = (element: Element, attribute: string) => {
      const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
      return words(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    };
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      textOf(element, 'aria-labelledby') ||
      words(element.querySelector(':scope > legend')?.textContent);
    const kindOf = (element: Element) =>
      element.getAttribute('role') ?? (element.tagName === 'FIELDSET' ? 'group' : element.tagName.toLowerCase());
    const focused = document.activeElement;
    const within: string[] = [];
    const GROUPS = 'dialog, [role="dialog"], [role="alertdialog"], fieldset, [role="group"], [role="radiogroup"]';
    for (let around = focused?.parentElement?.closest(GROUPS); around; around = around.parentElement?.closest(GROUPS)) {
      const described = textOf(around, 'aria-describedby');
      within.unshift(`${kindOf(around)} "${nameOf(around)}"${described && `: ${described}`}`);
    }
    return { within, description: focused ? textOf(focused, 'aria-describedby') : '' };
  });
}
