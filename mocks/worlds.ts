import type { MockContext } from './mock-context.ts';

const HEADER = 'mock-world';
const USER_AGENT = /\bMockWorld\/([^\s;)]+)/i;
const NAME = /^[\w.-]{1,64}$/;
const LIMIT = 1000;
const IDLE_MS = 3_600_000;

/**
 * The name of the world to which a request belongs: its `Mock-World` header, or `MockWorld/name` in its User-Agent,
 * which a browser can send without a CORS preflight. Null for the main world.
 */
export function readWorldName(headers: Headers): string | null {
  return headers.get(HEADER) ?? USER_AGENT.exec(headers.get('user-agent') ?? '')?.[1] ?? null;
}

/** True for 1 to 64 letters, digits, hyphens, dots and underscores. */
export const isWorldName = (name: string): boolean => NAME.test(name);

/**
 * Separate copies of the data of a host, one for each person or test: state, faults, clock, latency, checkpoints, log
 * and counted calls. The main world is not among them.
 */
export type Worlds = ReturnType<typeof createWorlds>;

/**
 * Creates the worlds of a host. A world ends when it has not been used for `idleMs`, or when `limit` others were used
 * after it; both are checked when another world is created.
 */
export function createWorlds(
  createContext: () => MockContext,
  { limit = LIMIT, idleMs = IDLE_MS, now = Date.now } = {},
) {
  // In the order of their last use.
  const worlds = new Map<string, { mockContext: MockContext; usedAt: number }>();

  function endUnused(): void {
    for (const [name, { usedAt }] of worlds) {
      if (worlds.size < limit && now() - usedAt < idleMs) return;
      worlds.delete(name);
    }
  }

  return {
    /** Returns the world of this name; creates it when there is none. */
    get(name: string): MockContext {
      const known = worlds.get(name);
      worlds.delete(name);
      if (!known) endUnused();
      const mockContext = known?.mockContext ?? createContext();
      worlds.set(name, { mockContext, usedAt: now() });
      return mockContext;
    },
    /** Returns false when there is no such world. */
    end: (name: string) => worlds.delete(name),
    /** The least recently used first. */
    names: () => [...worlds.keys()],
  };
}
