import { execFileSync } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { clickVisible, type Engine, TARGET } from './tab.ts';

/** Firefox ESR of the system, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  narrow: 360,
  async openTab(size) {
    const executablePath = execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim();
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: size });
    const [page = await browser.newPage()] = await browser.pages();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
      },
      evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
      click: (selector) =>
        clickVisible(
          selector,
          (expression) => page.evaluate(expression) as Promise<boolean>,
          () => page.locator(TARGET).setTimeout(2000).click(),
        ),
      type: (selector, text) => page.type(selector, text),
      pressEnter: () => page.keyboard.press('Enter'),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};
