import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const { launchOptions: _, ...use } = base.use ?? {};

/** The browser tests of the main journeys in the other engines, for `npm run lab -- engines`. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testMatch: /(shell\/(journey|language)|tours\/(browse|calendar|detail)|account\/auth|pages\/(blog|contact))\.spec/,
  globalSetup: '../../e2e/support/global-setup.ts',
  outputDir: '../../../test-results',
  reporter: 'line',
  projects: [
    { name: 'Firefox', use: { browserName: 'firefox' } },
    { name: 'WebKit', use: { browserName: 'webkit' } },
  ],
  use,
});
