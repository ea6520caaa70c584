import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Configures the browser tests of `npm run dev`, which `npm test` starts in a copy of the project (`COPY`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  // The development server compiles a page at its first visit.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, viewport: { width: 1280, height: 800 } },
});
