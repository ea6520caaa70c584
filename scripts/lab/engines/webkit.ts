import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort, waitFor } from '../../lib/ports.ts';
import { endOne, startProcess } from '../../lib/process-group.ts';
import { clickVisible, type Engine, type Size, TARGET, type Tab } from './tab.ts';

// A new virtual screen for each tab, because an old one frees its number late.
let nextScreen = 97;

/** WebKitGTK of the system on a virtual screen. Its protocol does not report what the page prints. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  // MiniBrowser opens no narrower window.
  narrow: 450,
  async openTab(size) {
    const display = `:${nextScreen}`;
    nextScreen += 1;
    const port = await freePort();
    const quiet = { stdio: 'ignore' } as const;
    const screen = startProcess('The virtual screen', 'Xvfb', [display, '-screen', '0', '1400x1100x24'], quiet);
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = startProcess('WebKitWebDriver', 'WebKitWebDriver', [`--port=${port}`], { ...quiet, env });
    const end = async () => {
      for (const child of [driver, screen]) await endOne(child, 5000);
    };
    try {
      await waitFor(`http://127.0.0.1:${port}/status`);
      const browser = await startBrowser(port);
      await setViewport(browser, size);
      return tabOf(browser, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

function startBrowser(port: number): Promise<WebDriver> {
  const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

function tabOf(browser: WebDriver, end: () => Promise<void>): Tab {
  return {
    open: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    click: (selector) =>
      clickVisible(
        selector,
        (expression) => browser.executeScript<boolean>(`return ${expression}`),
        () => browser.findElement(By.css(TARGET)).click(),
      ),
    type: async (selector, text) => {
      await browser.findElement(By.css(selector)).sendKeys(text);
    },
    pressEnter: () => browser.actions().sendKeys(Key.ENTER).perform(),
    errors: () => [],
    close: async () => {
      await browser.quit().catch(() => {});
      await end();
    },
  };
}

// The window is larger than the page, by the bar of MiniBrowser.
async function setViewport(browser: WebDriver, { width, height }: Size): Promise<void> {
  const browserWindow = browser.manage().window();
  await browserWindow.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await browser.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await browserWindow.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}
