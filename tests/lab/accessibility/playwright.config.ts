import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// The state of the service is shared by all tests: while it has another scenario, no other test may read from it.
const WORLDS = /worlds\.spec/;

/** The whole matrix of `npm run lab -- a11y`, one project after the other; `npm test` runs its cheapest part. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 2,
  fullyParallel: true,
  // The longest pages are checked eight times, which takes long on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['../../../scripts/lab/a11y/figures-reporter.ts']],
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  projects: [
    { name: 'visits', testIgnore: WORLDS },
    { name: 'worlds', testMatch: WORLDS, workers: 1 },
  ],
  use: { ...base.use, trace: 'off', actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } },
});
