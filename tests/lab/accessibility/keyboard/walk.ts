import type { Page } from '@playwright/test';
import { announcementOn, listenFor } from './announcements.ts';
import { readStop } from './stop.ts';
import { readSurroundings } from './surroundings.ts';

const PATIENCE = 160;

/** Patterns of text that depends on the day of the run: dates, times, prices, codes and counts. */
const MOVING: [RegExp, string][] = [
  [/\d+–\d+ dari \d+ tour/g, '‹from›–‹to› dari ‹count› tour'],
  [/KLN-[A-Z0-9]{6}/g, '‹code›'],
  [/\b\d{1,2}(?: \p{L}{3,9}(?: \d{4})?)?(?: ?[–-] ?\d{1,2}(?: \p{L}{3,9}(?: \d{4})?)?)+/gu, '‹dates›'],
  [/\b\d{1,2} \p{L}{3,9} \d{4}/gu, '‹date›'],
  [/\b(?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des)\p{L}* \d{4}/gu, '‹month›'],
  [/Rp\s?[\d.]+/g, '‹amount›'],
  [/[\w.]+@kelana\.example/g, '‹email›'],
  [/\b\d+ tour\b/g, '‹count› tour'],
];

/** A visit by keyboard alone: every stop is checked, and every step is recorded as a screen reader announces it. */
export class Walk {
  readonly page: Page;
  readonly findings: string[] = [];
  readonly heard: string[] = [];
  stops = 0;
  private within: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address, which is the only step without a key. */
  async open(address: string): Promise<void> {
    await listenFor(this.page);
    await this.page.goto(address);
    await this.page.locator('main h1').waitFor();
    this.hear(`opens "${await this.page.title()}"`);
  }

  /** Presses Tab until the stop matches the pattern; the focus stays there. */
  async to(pattern: RegExp | string, key = 'Tab'): Promise<void> {
    const matches = (says: string) => (typeof pattern === 'string' ? says.includes(pattern) : pattern.test(says));
    const passed: string[] = [];
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      await this.page.keyboard.press(key);
      const says = await this.look();
      if (matches(says)) return this.hearStop(says);
      passed.push(says);
    }
    throw new Error(`No stop reads like ${pattern}. On the way: ${passed.join(', ')}`);
  }

  /** Checks the focused element and returns its text. */
  async look(): Promise<string> {
    const { says, findings } = await readStop(this.page);
    this.stops += 1;
    this.findings.push(...findings);
    return says;
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.hear(`  presses ${keys.join(' ')}`);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.hear(`  types "${text}"`);
  }

  /** Waits until the focus has moved, without a key, to an element that matches the pattern. */
  async lands(pattern: RegExp): Promise<void> {
    const until = Date.now() + 15_000;
    let says = '';
    while (Date.now() < until) {
      says = (await readStop(this.page)).says;
      if (pattern.test(says)) {
        await this.look();
        return this.hearStop(`→ ${says}`);
      }
      await this.page.waitForTimeout(50);
    }
    throw new Error(`The focus did not come to ${pattern} but stands on ${says}.`);
  }

  /** Waits for a new page: its title is announced, and its heading has the focus. */
  async arrives(title: RegExp): Promise<void> {
    await this.page.waitForFunction((source) => new RegExp(source).test(document.title), title.source);
    await this.lands(/^heading /);
    this.hear(`→ "${await this.page.title()}"`);
  }

  /** Waits for an announcement while the focus stays elsewhere. */
  async announces(pattern: RegExp): Promise<void> {
    this.hear(`» ${await announcementOn(this.page, pattern)}`);
  }

  /** Returns the transcript of the visit, without text that depends on the day. */
  transcript(): string {
    const told = this.heard.map((line) => MOVING.reduce((text, [moving, word]) => text.replaceAll(moving, word), line));
    return `${told.join('\n')}\n`;
  }

  /** Records a stop with its description, and the names of dialogs and groups that the focus enters. */
  private async hearStop(line: string): Promise<void> {
    const { within, description } = await readSurroundings(this.page);
    for (const entered of within.filter((one) => !this.within.includes(one))) this.hear(`in ${entered}`);
    this.within = within;
    this.hear(description ? `${line}, ${description}` : line);
  }

  private hear(line: string): void {
    this.heard.push(line.replaceAll('\u00a0', ' '));
  }
}
