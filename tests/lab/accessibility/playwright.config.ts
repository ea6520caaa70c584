import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// All tests share the state of the service, so no other test may run while the service has another scenario.
const SCENARIOS = /scenarios\.spec/;

/** The tests of `npm run lab -- a11y`, one project after the other. `npm test` runs a sample of the fastest ones. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 2,
  fullyParallel: true,
  // A page is checked at several viewport sizes, which takes long for a long page on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['../../../scripts/lab/a11y/figures-reporter.ts']],
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  projects: [
    { name: 'pages', testIgnore: SCENARIOS },
    { name: 'scenarios', testMatch: SCENARIOS, workers: 1 },
  ],
  use: { ...base.use, trace: 'off', actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } },
});
