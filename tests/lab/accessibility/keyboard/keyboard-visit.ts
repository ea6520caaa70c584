import { expect, type Page } from '@playwright/test';
import { recordAnnouncements, waitForAnnouncement } from './announcements.ts';
import { readFocusContext } from './focus-context.ts';
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
  /** The number of focused elements that were checked. */
  stopCount = 0;
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

  /** Presses Tab, or another key, until the focused element matches the pattern. Throws when no element matches. */
  async tabTo(pattern: RegExp | string, key = 'Tab'): Promise<void> {
    const matches = (spokenText: string) =>
      typeof pattern === 'string' ? spokenText.includes(pattern) : pattern.test(spokenText);
    const passed: string[] = [];
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      await this.page.keyboard.press(key);
      const spokenText = await this.checkFocus();
      if (matches(spokenText)) return this.recordFocus(spokenText);
      passed.push(spokenText);
    }
    throw new Error(`No focused element matches ${pattern}. Passed elements: ${passed.join(', ')}`);
  }

  /** Checks the focused element and returns the text that a screen reader speaks. */
  async checkFocus(): Promise<string> {
    const { spokenText, findings } = await readFocusedElement(this.page);
    this.stopCount += 1;
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
