import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// One state of the service hits everybody: while it is another world, nobody else may be reading.
const WORLDS = /worlds\.spec/;

/** The whole matrix of `npm run lab -- a11y`, one project after the other; `npm test` runs its cheapest part. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 2,
  fullyParallel: true,
  // The longest pages are looked at eight times; on a busy machine that takes its time.
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
