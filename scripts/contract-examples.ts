import { contractExamples } from './contract/examples.ts';

process.exitCode = await contractExamples(process.argv.slice(2), console.log);
