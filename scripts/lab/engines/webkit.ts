import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { waitFor } from '../../lib/ports.ts';
import { type Engine, markTarget, TARGET, type Tab } from './tab.ts';

const DISPLAY = ':97';
const PORT = 4455;

/** WebKitGTK of the system on a virtual screen. Its protocol does not report what the page prints. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  narrow: 450,
  async openTab(size) {
    const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1100x24'], { stdio: 'ignore' });
    const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    try {
      await waitFor(`http://127.0.0.1:${PORT}/status`);
      return await tabOf(await startBrowser(), size, [driver, screen]);
    } catch (error) {
      for (const process of [driver, screen]) process.kill();
      throw error;
    }
  },
};

function startBrowser(): Promise<WebDriver> {
  const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(capabilities).build();
}

async function tabOf(
  browser: WebDriver,
  size: { width: number; height: number },
  processes: ChildProcess[],
): Promise<Tab> {
  await setViewport(browser, size);
  return {
    open: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    click: async (selector) => {
      const isThere = await browser.executeScript<boolean>(`return ${markTarget(selector)}`);
      if (!isThere) throw new Error(`nothing to click: ${selector}`);
      await browser.findElement(By.css(TARGET)).click();
    },
    type: async (selector, text) => {
      await browser.findElement(By.css(selector)).sendKeys(text);
    },
    press: async (key) => {
      await browser
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform();
    },
    errors: () => [],
    close: async () => {
      await browser.quit().catch(() => {});
      for (const process of processes) process.kill();
    },
  };
}

// The window is larger than the page, by the bar of MiniBrowser.
async function setViewport(browser: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  await browser.manage().window().setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await browser.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}
