import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The tests of `npm run lab -- faults`. A fault affects all callers, so the tests run one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: { ...base.use, trace: 'off', actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } },
});
