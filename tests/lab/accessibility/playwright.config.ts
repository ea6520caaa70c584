import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The tests of `npm run lab -- a11y`; `npm test` runs a sample of the fastest ones. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 2,
  fullyParallel: true,
  // A page is checked at several viewport sizes, which takes long for a long page on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['../../../scripts/lab/a11y/goal-table.ts']],
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  use: { ...base.use, trace: 'off', actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } },
});
