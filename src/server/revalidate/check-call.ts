import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import type { Environment } from '@/config/environment';
import type { ContentKind } from '@/config/site-map';
import { readUpTo } from '@/lib/http/read-up-to';
import { readBuildId } from '../build-id';
import { connectSharedPages } from '../shared-pages/shared-pages.ts';
import { SIGNATURE_S, verifySignature } from '../signatures';

const LONGEST_BODY = 16_000;

type Outcome =
  | { changes: Change[] }
  | { status: number; message: string; errors?: Record<string, string[]>; headers?: Record<string, string> };

/** Returns a function that checks a call, in the order of what each check costs. */
export function callCheck({ publishSecret: secret, redisUrl }: Environment) {
  const shared = redisUrl ? connectSharedPages(redisUrl, readBuildId()) : undefined;
  const isFirstUse = replayGuard(2 * SIGNATURE_S, shared?.claimKey);
  const secondsToWait = rateLimit({ burst: 60, perSecond: 2 });

  return async (request: NextApiRequest): Promise<Outcome> => {
    if (!secret) return { status: 404, message: 'This site takes no such calls: it has no PUBLISH_SECRET.' };
    if (request.method !== 'POST') {
      return { status: 405, message: 'Only POST is taken here.', headers: { Allow: 'POST' } };
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return { status: 415, message: 'The body must be application/json.' };
    }
    const body = await readUpTo(LONGEST_BODY, request);
    if (!body) return { status: 413, message: 'The body is larger than 16 kB.' };
    const nonce = verifySignature(secret, request.headers['kelana-signature'], body);
    if (!nonce || !(await isFirstUse(nonce))) {
      const message =
        'Kelana-Signature is missing, has not the form t=<seconds>,n=<nonce>,v1=<hex>, does not fit the body, is older than five minutes, or its nonce was used before.';
      return { status: 401, message };
    }
    const wait = secondsToWait();
    if (wait > 0) {
      const message = 'Too many calls. Retry-After says when the next one is accepted.';
      return { status: 429, message, headers: { 'Retry-After': String(wait) } };
    }
    const json = parseJson(body);
    if (json === undefined) return { status: 400, message: 'The body is not JSON.' };
    const parsed = parseChanges(json);
    return 'changes' in parsed
      ? parsed
      : { status: 422, message: 'The body does not describe known changes.', errors: parsed.errors };
  };
}

/** The kinds of content without a row of their own: every other kind of the API document. */
const LISTS: Record<Exclude<ContentKind, 'tour' | 'article' | 'career'>, true> = {
  regionals: true,
  deals: true,
  banners: true,
  promotions: true,
  seasons: true,
  about: true,
  contact: true,
  terms: true,
  visa: true,
  passport: true,
  mice: true,
};

// `ContentChange` of the API document.
const change = v.variant('kind', [
  v.strictObject({
    kind: v.literal('tour'),
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  }),
  v.strictObject({
    kind: v.picklist(['article', 'career']),
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  v.strictObject({ kind: v.picklist(Object.keys(LISTS) as (keyof typeof LISTS)[]) }),
]);

const schema = v.strictObject({ changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(100)) });

export type Change = v.InferOutput<typeof change>;

/** The changes in a parsed body, or what is wrong with it, by field. */
export function parseChanges(body: unknown): { changes: Change[] } | { errors: Record<string, string[]> } {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const place = v.getDotPath(issue) ?? 'body';
    errors[place] = [...(errors[place] ?? []), issue.message];
  }
  return { errors };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that counts a call and returns the seconds after which the next one is accepted; 0 for an accepted
 * call. `burst` calls are accepted at once, and then `perSecond`.
 */
export function rateLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let countedAt = 0;
  return (nowMs = Date.now()): number => {
    left = Math.min(burst, left + (Math.max(0, nowMs - countedAt) / 1000) * perSecond);
    countedAt = nowMs;
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    left -= 1;
    return 0;
  };
}

/** Claims a key for some seconds in the store that the instances share; undefined when the store does not answer. */
type ClaimKey = (key: string, seconds: number) => Promise<boolean | undefined>;

/**
 * Returns a function that is true for the first use of a key within `seconds`. Instances that share a Redis share the
 * keys; while it does not answer each instance knows only its own.
 */
export function replayGuard(seconds: number, claimKey?: ClaimKey) {
  const used = new Map<string, number>();
  return async (key: string, nowMs = Date.now()): Promise<boolean> => {
    // Keys are in the order of their use, so the outdated ones come first.
    for (const [old, until] of used) {
      if (until > nowMs) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, nowMs + seconds * 1000);
    return (await claimKey?.(key, seconds)) ?? true;
  };
}
