import { contract } from '../../../scripts/contract/live/command.ts';

/** Runs `npm run contract` without pauses; resolves with its exit code and its output lines. */
export async function runContract(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await contract([...args, '--rate', '100000'], { env, print: (text) => lines.push(...text.split('\n')) });
  return { code, lines };
}
