// Starts every npm command: installs the dependencies of the lockfile, then runs the command with the Node among them.
// Plain JavaScript, because in a clean clone nothing is installed yet and the machine's Node may be 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { binaryOf, carrierOf, isWithin, loadEnvFiles, missingNode } from './lib/launcher.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);
const stampFile = join(root, 'node_modules', '.kelana-lockfile');
const { platform, arch } = process;
const version = process.versions.node;
const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
const carrier = carrierOf(platform, arch);

if (!carrier && !isWithin(version, range)) stop(missingNode({ platform, arch, version, range }));
installWhenNeeded();
const node = nodeOfCommands();
loadEnvFiles(command, root);
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Debian has servers such as nginx in /usr/sbin, which is only on the PATH of root.
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH, '/usr/sbin'].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  // On Windows Ctrl+C reaches every process of the console by itself, and a signal that is sent ends a process at once.
  process.on(signal, () => platform !== 'win32' && child.kill(signal));
}
stopWithNpm();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

// When a signal ends npm, its script keeps running, and with it the servers that the script started.
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref();
}

function installWhenNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const hasNode = isWithin(version, range) || (carrier && binaryOf(carrier, root));
  if (installed === wanted && hasNode) return;
  console.log('Installing the dependencies of the lockfile (about half a minute) …');
  // A shell runs it, because npm is a script on Windows. The commands need all kinds of dependencies, even where
  // NODE_ENV or the user's settings omit some.
  const result = spawnSync(
    'npm ci --no-fund --no-audit --ignore-scripts --loglevel=error --include=dev --include=optional',
    { cwd: root, stdio: 'inherit', shell: true },
  );
  if (result.status !== 0)
    stop('The installation failed. Check the network, then run "npm ci" to see the whole message.');
  // npm also links a Node whose binary does not run on this machine, and its scripts would find that one first.
  if (!carrier)
    for (const link of ['node', 'node.cmd', 'node.ps1'])
      rmSync(join(root, 'node_modules', '.bin', link), { force: true });
  writeFileSync(stampFile, wanted);
}

function nodeOfCommands() {
  const carried = carrier && binaryOf(carrier, root);
  if (carried) return carried;
  return isWithin(version, range) ? process.execPath : stop(missingNode({ platform, arch, version, range }));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
