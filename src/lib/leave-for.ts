/** Loads another page in place of this one: nothing in memory goes along, and Back does not lead here again. */
export const leaveFor = (path: string): void => window.location.replace(path);

/** Loads this page again: nothing in memory stays. */
export const reloadPage = (): void => window.location.reload();
