// Starts every npm command. Plain JavaScript, because on a clean clone nothing is installed yet and the machine's Node
// may be 20: it installs what the lockfile says, then runs the command under the carried Node.
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
    // Debian has servers such as nginx in /usr/sbin, which is on the path of root alone.
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

// npm that is ended by a signal leaves its script behind, and with it the servers that the script runs.
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
  console.log('Installing what the lockfile names (about half a minute) …');
  // Through a shell, because npm is a script on Windows. The commands need every kind of dependency, also where
  // NODE_ENV or the user's settings leave some out.
  const result = spawnSync(
    'npm ci --no-fund --no-audit --ignore-scripts --loglevel=error --include=dev --include=optional',
    { cwd: root, stdio: 'inherit', shell: true },
  );
  if (result.status !== 0)
    stop('The installation failed. Check the network, then run "npm ci" to see the whole message.');
  // npm links the Node of a package whose binary does not run here as the first one that its scripts find.
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
