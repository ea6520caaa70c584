/** The constants of §9. `npm run generate` copies those that stylesheets need into the CSS. */
export const limits = {
  pageSize: 9,
  firstPage: 1,
  pdfMaxRow: 5,
  toastMs: 3000,
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  chunkReloadGuardMs: 60_000,
  minFetchDisplayMs: 200,
  avatarPx: 50,
  dialogWidthPx: 400,
  alertMaxWidthPx: 400,
} as const;
