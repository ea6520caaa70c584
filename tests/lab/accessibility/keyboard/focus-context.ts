import type { Page } from '@playwright/test';

/** The dialogs and groups around the focused element, the outermost first, and the description of the element. */
export type FocusContext = { groups: string[]; description: string };

/** Returns the context that a screen reader announces with the focused element. */
export function readFocusContext(page: Page): Promise<FocusContext> {
  return page.evaluate(() => {
    const normalize = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const textOf = (element: Element, attribute: string) => {
      const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
      return normalize(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    };
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      textOf(element, 'aria-labelledby') ||
      normalize(element.querySelector(':scope > legend')?.textContent);
    const roleOf = (element: Element) =>
      element.getAttribute('role') ?? (element.tagName === 'FIELDSET' ? 'group' : element.tagName.toLowerCase());
    const focused = document.activeElement;
    const groups: string[] = [];
    const GROUPS = 'dialog, [role="dialog"], [role="alertdialog"], fieldset, [role="group"], [role="radiogroup"]';
    for (let group = focused?.parentElement?.closest(GROUPS); group; group = group.parentElement?.closest(GROUPS)) {
      const description = textOf(group, 'aria-describedby');
      groups.unshift(`${roleOf(group)} "${nameOf(group)}"${description && `: ${description}`}`);
    }
    return { groups, description: focused ? textOf(focused, 'aria-describedby') : '' };
  });
}
