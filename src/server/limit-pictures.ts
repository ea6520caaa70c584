import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { errorText } from '@/lib/error-text';
import { log } from './log/log';
import { metrics } from './metrics/metrics';

/** libuv has four threads for pictures and files together; two stay free for reading pages. */
const MAX_AT_ONCE = 2;

type Sharp = typeof import('sharp').default;

/**
 * Limits sharp to a few pictures at once in this process, each on one thread. This covers Next's optimiser, which has
 * no limit of its own, and preview cards. Without it a few dozen requests for new pictures occupy all threads of Node's
 * pool, and no page can be read from disk until they finish. Only encoding is queued, so a slow download does not delay
 * other pictures.
 */
export async function limitPictures(atOnce = picturesAtOnce(availableParallelism())): Promise<void> {
  const { run } = concurrencyLimit(atOnce);
  for (const sharp of await sharpBuilds()) {
    sharp.concurrency(1);
    const { toBuffer } = sharp.prototype;
    sharp.prototype.toBuffer = function toBufferInTurn(...options: unknown[]) {
      const stopTimer = metrics()?.pictures.startTimer();
      return run(() => toBuffer.apply(this, options)).finally(stopTimer);
    };
  }
}

/** Returns two, or fewer on a machine with few cores, where one core stays free for pages. */
export function picturesAtOnce(cores: number): number {
  return Math.max(1, Math.min(MAX_AT_ONCE, cores - 1));
}

/**
 * Returns the two builds of sharp: the ES module, which preview cards use, and the CommonJS module, which Next uses.
 */
async function sharpBuilds(): Promise<Set<Sharp>> {
  // The bundler would replace an imported `createRequire` by its own.
  const { createRequire } = process.getBuiltinModule('node:module');
  const requireHere = createRequire(join(process.cwd(), 'package.json'));
  try {
    return new Set([(await import('sharp')).default, requireHere('sharp') as Sharp]);
  } catch (error) {
    const message = `No picture is made smaller here, because sharp cannot be loaded: ${errorText(error).message}`;
    log({ level: 'error', operation: 'pictures', message });
    return new Set();
  }
}
