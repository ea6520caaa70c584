import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/check/chromium.ts';
import { isSample } from './e2e/support/run-size.ts';

const OUTAGE_TESTS = /outage\.spec/;
const TRANSLATED = /@translated/;
const isCi = Boolean(process.env.CI);

export default defineConfig<{ isTranslated: boolean }>({
  testDir: './e2e',
  globalSetup: './e2e/support/run-files.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // On a busy machine a test may time out once; `npm test` names the tests that needed a second attempt. A leak or a
  // second reservation must not happen even once: the first attempt writes it to a file that the tests in after/ read.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // The tests with this tag run again in a browser that translates every page; a sample runs them only there.
    { name: 'visits', testIgnore: [/after\//, OUTAGE_TESTS], ...(isSample && { grepInvert: TRANSLATED }) },
    { name: 'translated', grep: TRANSLATED, use: { isTranslated: true } },
    // The faults of these tests affect the site's server, which all browsers share, so no other test may run meanwhile.
    { name: 'faults', testMatch: OUTAGE_TESTS, dependencies: ['visits', 'translated'], workers: 1 },
    { name: 'after', testMatch: /after\//, dependencies: ['visits', 'translated', 'faults'] },
  ],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    timezoneId: 'Asia/Jakarta',
    locale: 'id-ID',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
});
