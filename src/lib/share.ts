import { searchOf } from './query-string';
import { withOrdinarySpaces } from './text/ordinary-spaces';

export type Shared = { title: string; url: string; text?: string };

/** Returns the URL of this page without its fragment, with these parameters. */
export function pageAddress(parameters: Readonly<Record<string, string>> = {}): string {
  const url = new URL(window.location.href);
  url.hash = '';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.search = searchOf(url.searchParams);
  return url.href;
}

/**
 * Shares a URL, with optional text, through the device's share sheet, or copies it when there is none. 'idle' means
 * that no message is needed, because the sheet was shown.
 */
export async function shareOrCopy({ text, ...rest }: Shared): Promise<'idle' | 'copied' | 'failed'> {
  const shared: Shared = { ...rest, ...(text && { text: withOrdinarySpaces(text) }) };
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return 'idle';
    }
    await navigator.clipboard.writeText([shared.text, shared.url].filter(Boolean).join('\n\n'));
    return 'copied';
  } catch (error) {
    // Closing the share sheet is the visitor's choice and not a failure.
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return isDismissed ? 'idle' : 'failed';
  }
}
