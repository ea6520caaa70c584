import { beforeEach, vi } from 'vitest';

/** Makes this process a production server, and returns the lines of its log in each test, parsed and without the time. */
export function loggedLines() {
  const lines: Record<string, unknown>[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('NEXT_PHASE', '');
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      const { time: _, ...fields } = JSON.parse(String(line)) as Record<string, unknown>;
      lines.push(fields);
      return true;
    });
    return () => vi.unstubAllEnvs();
  });
  return lines;
}
