import { readFile } from 'node:fs/promises';

export type Guide = { id: string; title: string; markdown: string };

/** The guides in the order of the page; each is `openapi/guides/<id>.md` and begins with its title. */
export const GUIDE_IDS = [
  'first-call',
  'sign-in',
  'errors',
  'paging',
  'idempotency',
  'rate-limits',
  'languages',
  'versions',
  'testing',
] as const;

/** Reads the guides. The address of the host in a guide becomes `origin`. Rejects when a file is missing. */
export async function readGuides(origin: string): Promise<Guide[]> {
  return Promise.all(
    GUIDE_IDS.map(async (id) => {
      const text = await readFile(new URL(`../../../openapi/guides/${id}.md`, import.meta.url), 'utf8');
      const [heading = '', ...rest] = text.replaceAll('http://localhost:4010', origin).split('\n');
      return { id, title: heading.replace(/^# /, ''), markdown: rest.join('\n') };
    }),
  );
}
