import { contractDiff } from './contract/diff/command.ts';
import { root } from './lib/process-group.ts';

process.exitCode = await contractDiff(process.argv.slice(2), root, console.log);
