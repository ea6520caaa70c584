import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Configures the browser tests of the demo. `npm run demo -- --check` builds the demo, serves it and runs them. */
export default defineConfig({
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  testDir: '.',
  outputDir: '../../test-results',
  expect: { timeout: 10_000 },
  use: { ...base.use, baseURL: process.env.SITE_URL ?? 'http://localhost:3400' },
});
