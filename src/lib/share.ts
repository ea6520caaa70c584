export type Shared = { title: string; url: string; text?: string };

/** The address of this page without the place in it. */
export const pageAddress = (): string => window.location.href.split('#', 1)[0] ?? '';

/**
 * Hands an address, with a text or without, to the device's own sharing; copies it where there is none. 'idle' where the
 * device's sheet has said all there is to say.
 */
export async function shareOrCopy(shared: Shared): Promise<'idle' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return 'idle';
    }
    await navigator.clipboard.writeText([shared.text, shared.url].filter(Boolean).join('\n\n'));
    return 'copied';
  } catch (error) {
    // Closing the device's sheet is a decision, not a failure.
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return isDismissed ? 'idle' : 'failed';
  }
}
