/** The constants of §9. */
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
  photoMaxMb: 2,
  cvMaxMb: 5,
} as const;

export const breakpoints = [360, 640, 768, 1024, 1280, 1536] as const;
