import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listOperations, readDocument } from '../document.ts';
import { createSampleCall } from './sample-call.ts';
import { createSamples } from './samples.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const file = `${root}samples-of-the-reference.ts`;

test('the samples of the SDK compile, each in a function of its own', async () => {
  const document = await readDocument();
  const functions = listOperations(document).flatMap((operation) => {
    const call = createSampleCall(document, operation, 'https://service.kelana.example');
    const sample = call && createSamples(call).find(({ language }) => language === 'sdk');
    return sample ? `async () => {${sample.code.replace(/^import .*\n/, '')}\n}` : [];
  });
  expect(functions.length).toBeGreaterThan(30);
  const head = `import { createClient } from '@kelana/sdk';\ndeclare const token: string;\ndeclare const file: File;\n`;
  expect(typeErrors(`${head}export const samples = [\n${functions.join(',\n')}\n];\n`)).toEqual([]);
  expect(typeErrors(`${head}createClient({ baseUrl: '' }).call('getTour', { path: { id: '17' } });\n`)).toHaveLength(1);
});

/** Compiles a module from memory; `@kelana/sdk` is the source of the SDK. */
function typeErrors(text: string): string[] {
  const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { tsBuildInfoFile: _, ...options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root).options;
  const plain = { ...options, incremental: false, types: ['node'], paths: { '@kelana/sdk': ['./sdk/src/index.ts'] } };
  const host = ts.createCompilerHost(plain);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([file], plain, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
