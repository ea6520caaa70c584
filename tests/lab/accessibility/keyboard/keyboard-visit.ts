import { expect, type Page } from '@playwright/test';
import { readFocusedElement } from './focused-element.ts';

const MAX_TABS = 160;

/** Patterns of text that changes between runs, with the placeholders in the transcript. */
const VARIABLE_TEXTS: [RegExp, string][] = [
  [/\d+–\u2060?\d+ dari \d+ tour/g, '‹from›–‹to› dari ‹count› tour'],
  [/KLN-[A-Z0-9]{6}/g, '‹code›'],
  [/\b\d{1,2}(?:\s\p{L}{3,9}(?:\s\d{4})?)?(?: ?[–-]\u2060? ?\d{1,2}(?:\s\p{L}{3,9}(?:\s\d{4})?)?)+/gu, '‹dates›'],
  [/\b\d{1,2}\s\p{L}{3,9}\s\d{4}/gu, '‹date›'],
  [/\b(?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des)\p{L}* \d{4}/gu, '‹month›'],
  [/Rp\s?[\d.]+/g, '‹amount›'],
  [/[\w.]+@kelana\.example/g, '‹email›'],
  [/\b\d+ tour\b/g, '‹count› tour'],
];

/**
 * A visit by keyboard alone. It checks every element that gets the focus, and records every step in a transcript as a
 * screen reader announces it.
 */
export class KeyboardVisit {
  readonly page: Page;
  readonly findings: string[] = [];
  private readonly lines: string[] = [];
  private groups: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address, which is the only step without the keyboard. */
  async open(address: string): Promise<void> {
    await recordAnnouncements(this.page);
    await this.page.goto(address);
    await this.page.locator('main h1').waitFor();
    this.record(`opens "${await this.page.title()}"`);
  }

  /** Presses Tab until the focused element matches the pattern. Throws when no element matches. */
  async tabTo(pattern: RegExp): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      await this.page.keyboard.press('Tab');
      const spokenText = await this.checkFocus();
      if (pattern.test(spokenText)) return this.recordFocus(spokenText);
      passed.push(spokenText);
    }
    throw new Error(`No focused element matches ${pattern}. Passed elements: ${passed.join(', ')}`);
  }

  /** Moves to an element by Tab and presses a key on it. */
  async activate(pattern: RegExp, key = 'Enter'): Promise<void> {
    await this.tabTo(pattern);
    await this.press(key);
  }

  /** Moves to a field by Tab and types into it. */
  async fill(pattern: RegExp, text: string): Promise<void> {
    await this.tabTo(pattern);
    await this.type(text);
  }

  /** Checks the focused element and returns the text that a screen reader speaks. */
  async checkFocus(): Promise<string> {
    const { spokenText, findings } = await readFocusedElement(this.page);
    this.findings.push(...findings);
    return spokenText;
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.record(`  presses ${keys.join(' ')}`);
  }

  /** Types text into the focused element. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.record(`  types "${text}"`);
  }

  /** Waits until the page has moved the focus to an element that matches the pattern. */
  async expectFocus(pattern: RegExp): Promise<void> {
    const spokenText = async () => (await readFocusedElement(this.page)).spokenText;
    await expect.poll(spokenText).toMatch(pattern);
    await this.recordFocus(`→ ${await this.checkFocus()}`);
  }

  /** Waits for a new page whose title matches and whose heading has the focus. */
  async expectPage(title: RegExp): Promise<void> {
    await this.page.waitForFunction((source) => new RegExp(source).test(document.title), title.source);
    await this.expectFocus(/^heading /);
    this.record(`→ "${await this.page.title()}"`);
  }

  /** Waits for an announcement that matches the pattern, without a change of the focus. */
  async expectAnnouncement(pattern: RegExp): Promise<void> {
    this.record(`» ${await waitForAnnouncement(this.page, pattern)}`);
  }

  /** Returns the transcript of the visit, with placeholders for text that changes between runs. */
  transcript(): string {
    const lines = this.lines.map((line) =>
      VARIABLE_TEXTS.reduce((text, [pattern, placeholder]) => text.replaceAll(pattern, placeholder), line),
    );
    return `${lines.join('\n')}\n`;
  }

  /** Records the focused element with its description, and the dialogs and groups that the focus enters. */
  private async recordFocus(line: string): Promise<void> {
    const { groups, description } = await readFocusContext(this.page);
    for (const group of groups.filter((candidate) => !this.groups.includes(candidate))) this.record(`in ${group}`);
    this.groups = groups;
    this.record(description ? `${line}, ${description}` : line);
  }

  private record(line: string): void {
    this.lines.push(line.replaceAll('\u00a0', ' '));
  }
}

type RecordingWindow = Window & { announced?: string[] };

/** Records on every page of the tab the texts that a screen reader announces without a change of the focus. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE_REGIONS =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
    const announced: string[] = [];
    (window as RecordingWindow).announced = announced;
    const record = (region: Element) => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text && !region.closest('[aria-hidden="true"], [inert]')) announced.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE_REGIONS);
        if (region) regions.add(region);
        // An alert is also announced when it is inserted with its text; any other region must exist before its text.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role="alert"]')) regions.add(node);
          for (const alert of node.querySelectorAll('[role="alert"]')) regions.add(alert);
        }
      }
      for (const region of regions) record(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for an announcement since the last call that matches the pattern, and returns its text. */
async function waitForAnnouncement(page: Page, pattern: RegExp): Promise<string> {
  const announcement = await page.waitForFunction(
    (source) => {
      const { announced = [] } = window as RecordingWindow;
      const index = announced.findIndex((text) => new RegExp(source).test(text));
      return index < 0 ? null : announced.splice(0, index + 1).at(-1);
    },
    pattern.source,
    { polling: 50 },
  );
  return (await announcement.jsonValue()) ?? '';
}

/**
 * Returns what a screen reader announces with the focused element: the dialogs and groups around it, the outermost first,
 * and its description.
 */
function readFocusContext(page: Page) {
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
