import type { IncomingMessage } from 'node:http';

/** The page that needs no data, and the text that proves that it was rendered. */
const PROBE = { path: '/render-check', sign: 'data-render-check' };

const LIMIT_MS = 2000;
const NEW_FOR_MS = 1000;

let last: { at: number; answer: Promise<boolean> } | undefined;

/**
 * True when this instance renders a page, from its router to the document. It asks itself at the address where it was
 * asked, at most once a second, however often it is asked.
 */
export function canRender({ socket }: Pick<IncomingMessage, 'socket'>): Promise<boolean> {
  if (!last || Date.now() - last.at > NEW_FOR_MS) last = { at: Date.now(), answer: render(socket) };
  return last.answer;
}

async function render({ localAddress = '127.0.0.1', localPort }: IncomingMessage['socket']): Promise<boolean> {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  try {
    const answer = await fetch(`http://${host}:${localPort}${PROBE.path}`, { signal: AbortSignal.timeout(LIMIT_MS) });
    return answer.ok && (await answer.text()).includes(PROBE.sign);
  } catch {
    return false;
  }
}
