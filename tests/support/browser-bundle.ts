import { type BuildOptions, build } from 'esbuild';

/** Returns the code of a file and its imports as a browser gets it: one minified script. */
export async function browserBundle(file: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}
