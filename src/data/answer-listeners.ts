/** The browser's client calls these with each answer to a read, before anybody has read its body. */
export const answerListeners = new Set<(url: string, response: Response) => void>();
