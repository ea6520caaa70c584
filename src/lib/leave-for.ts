/** Replaces this page by another one with a full page load: memory is cleared, and Back does not return here. */
export const leaveFor = (path: string): void => window.location.replace(path);

/** Reloads this page, which clears its memory. */
export const reloadPage = (): void => window.location.reload();
