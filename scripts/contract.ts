import { contract } from './contract/live/command.ts';

process.exitCode = await contract(process.argv.slice(2), process.env, console.log);
