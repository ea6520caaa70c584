// The one door of every npm command. Plain JavaScript, because on a clean clone nothing is installed yet and the
// host's Node may be 20: it installs what the lockfile says, then runs the task under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [task, ...args] = process.argv.slice(2);
const stampFile = join(root, 'node_modules', '.kelana-lockfile');

installWhenNeeded();
const child = spawn(pinnedNode(), [join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Debian has servers such as nginx in /usr/sbin, which is on the path of root alone.
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH, '/usr/sbin'].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
stopWithNpm();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

// npm that is ended by a signal leaves its script behind; nobody would find the servers it runs.
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
  if (installed === wanted) return;
  console.log('Installing what the lockfile names (about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('The installation failed. Check the network, then run "npm ci" to see the whole message.');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}

function pinnedNode() {
  const require = createRequire(join(root, 'package.json'));
  const os = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const folder = join(require.resolve(`node-${os}-${process.arch}/package.json`), '..');
    return realpathSync(join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
    console.error(
      `No pinned Node for ${os}-${process.arch} on the registry. Install Node 24 and run the command again.`,
    );
    process.exit(1);
  }
}
