import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort, waitFor } from '../../lib/ports.ts';
import { startProcess, stopOne } from '../../lib/process-group.ts';

/** A tab of a browser that is not Chromium, with the few actions that the journeys need. */
export type Tab = {
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  /** Types into the first field that matches, after what it holds. */
  type: (selector: string, text: string) => Promise<unknown>;
  pressEnter: () => Promise<unknown>;
  /** Errors that the browser printed since the tab was opened, as far as its protocol reports them. */
  errors: () => string[];
  close: () => Promise<unknown>;
};

export type Engine = {
  name: string;
  /** The width of a phone, or of the narrowest window of this browser. */
  narrow: number;
  openTab: (width: number) => Promise<Tab>;
};

const HEIGHT = 800;
// A new virtual screen for each tab, because an old one frees its number late.
let nextScreen = 97;

/** Firefox ESR of the system, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  narrow: 360,
  async openTab(width) {
    const executablePath = execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim();
    const defaultViewport = { width, height: HEIGHT };
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport });
    const [page = await browser.newPage()] = await browser.pages();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
    return {
      open: (url) => page.goto(url, { waitUntil: 'load' }),
      evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
      click: (selector) => page.locator(selector).setTimeout(2000).click(),
      type: (selector, text) => page.type(selector, text),
      pressEnter: () => page.keyboard.press('Enter'),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};

/** WebKitGTK of the system on a virtual screen. Its protocol does not report what the page prints. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  // MiniBrowser opens no narrower window.
  narrow: 450,
  async openTab(width) {
    const display = `:${nextScreen}`;
    nextScreen += 1;
    const port = await freePort();
    const stdio = 'ignore' as const;
    const screen = startProcess('The virtual screen', 'Xvfb', [display, '-screen', '0', '1400x1100x24'], { stdio });
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = startProcess('WebKitWebDriver', 'WebKitWebDriver', [`--port=${port}`], { stdio, env });
    const end = async () => {
      for (const child of [driver, screen]) await stopOne(child);
    };
    try {
      await waitFor(`http://127.0.0.1:${port}/status`);
      const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
      const options = { binary, args: ['--automation'] };
      const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      const server = `http://127.0.0.1:${port}`;
      const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      const evaluate = <Result>(expression: string) => browser.executeScript<Result>(`return ${expression}`);
      // The window is larger than the page, by the bar of MiniBrowser.
      const place = (w: number, h: number) => browser.manage().window().setRect({ x: 0, y: 0, width: w, height: h });
      await place(width, HEIGHT);
      const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
      await place(2 * width - innerWidth, 2 * HEIGHT - innerHeight);
      return {
        open: (url) => browser.get(url),
        evaluate,
        click: (selector) => browser.findElement(By.css(selector)).click(),
        type: (selector, text) => browser.findElement(By.css(selector)).sendKeys(text),
        pressEnter: () => browser.actions().sendKeys(Key.ENTER).perform(),
        errors: () => [],
        close: async () => {
          await browser.quit().catch(() => undefined);
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};
