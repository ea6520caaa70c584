import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { templateFiles } from '../nginx/fill-template.ts';
import { makeTrialCertificate, takeCertificate } from './certificate.ts';
import { type Machine, pathsOf } from './machine.ts';
import { addRelease, linkedBuild, linkRelease } from './releases.ts';
import { readSettings, writeIfChanged, writeNginx } from './settings.ts';
import { showStatus } from './status.ts';
import { rollback, upgrade } from './upgrade.ts';

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;
const SETTINGS = 'SERVICE_HOST=https://api.kelana.example\nGATEWAY_TOKEN=a_token_of_this_test\n';

let folder: string;
let machine: Machine;
let calls: string[];
/** Builds whose instances do not become ready. */
let faulty: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kelana-machine-'));
  calls = [];
  faulty = [];
  machine = { root: join(folder, 'machine'), systemctl: (...args) => void calls.push(args.join(' ')) };
  vi.spyOn(console, 'log').mockImplementation(() => {});
  writeIfChanged(pathsOf(machine).environment, SETTINGS);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the folder of a release of which only the files for operators are there. */
function releaseOf(buildId: string, siteUrl = 'https://kelana.example'): string {
  const release = join(folder, buildId);
  for (const file of templateFiles) cpSync(join('scripts/deploy/nginx', file), join(release, 'deploy', file));
  const build = { buildId, distDir: '.next', serviceHost: 'https://api.kelana.example', siteUrl, mainHost: '' };
  writeIfChanged(join(release, 'deploy/build.json'), JSON.stringify(build));
  cpSync('scripts/deploy/systemd', join(release, 'deploy/systemd'), { recursive: true });
  cpSync('scripts/deploy/kelana.logrotate', join(release, 'deploy/kelana.logrotate'));
  cpSync('scripts/deploy/redis/kelana-redis.conf', join(release, 'deploy/kelana-redis.conf'));
  writeIfChanged(join(release, 'own-static', `${buildId}.js`), buildId);
  writeIfChanged(join(release, '.next/static', `${buildId}.js`), buildId);
  return release;
}

describe('a change of the release', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => {
      const isReady = !faulty.includes(linkedBuild(pathsOf(machine).current) ?? '');
      return new Response('', { status: isReady ? 200 : 503 });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('nginx sends an instance no requests while it is replaced, open pages find their files, and one older release stays', async () => {
    linkRelease(pathsOf(machine).current, addRelease(machine, releaseOf('one')));
    writeNginx(machine);
    const restingAtRestart: string[] = [];
    machine.systemctl = (verb = '', unit = '') => {
      const text = readFileSync(pathsOf(machine).nginx, 'utf8');
      if (verb === 'restart')
        restingAtRestart.push(
          `${unit}: ${[...text.matchAll(/server (\S+) [^;]* backup;/g)].map(([, address]) => address)}`,
        );
    };
    await upgrade(machine, releaseOf('two'));
    expect(restingAtRestart).toEqual([
      'kelana@1.service: 127.0.0.1:3001,127.0.0.1:3001',
      'kelana@2.service: 127.0.0.1:3002,127.0.0.1:3002',
    ]);
    expect(readFileSync(pathsOf(machine).nginx, 'utf8')).not.toContain(' backup;');
    expect(existsSync(join(pathsOf(machine).current, '.next/static/one.js'))).toBe(true);
    await upgrade(machine, releaseOf('three'));
    expect(readdirSync(pathsOf(machine).releases).sort()).toEqual(['three', 'two']);
    await rollback(machine);
    expect([linkedBuild(pathsOf(machine).current), linkedBuild(pathsOf(machine).previous)]).toEqual(['two', 'three']);
  });

  test('changed units of the release are installed, also of the same build, and those that no upgrade starts are named', async () => {
    const release = releaseOf('one');
    linkRelease(pathsOf(machine).current, addRelease(machine, release));
    writeNginx(machine);
    await upgrade(machine, release);
    const units = ['kelana@.service', 'kelana-nginx.service'];
    for (const unit of units) writeFileSync(join(release, 'deploy/systemd', unit), '[Service]');
    calls = [];
    await upgrade(machine, release);
    expect(units.map((unit) => readFileSync(join(pathsOf(machine).units, unit), 'utf8'))).toEqual([
      '[Service]',
      '[Service]',
    ]);
    expect(calls[0]).toBe('daemon-reload');
    expect(
      vi
        .mocked(console.log)
        .mock.calls.flat()
        .filter((line) => /^Changed/.test(line))
        .at(-1),
    ).toBe('Changed: kelana-nginx.service. It acts after `systemctl restart kelana-nginx`.');
  });

  test('a release that does not become ready leaves the old one running', async () => {
    linkRelease(pathsOf(machine).current, addRelease(machine, releaseOf('one')));
    writeNginx(machine);
    faulty = ['two'];
    let clock = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (clock += 20_000));
    await expect(upgrade(machine, releaseOf('two'))).rejects.toThrow('two did not start, so one runs again');
    expect(linkedBuild(pathsOf(machine).current)).toBe('one');
    expect(calls.at(-2)).toBe('restart kelana@1.service');
    expect(readFileSync(pathsOf(machine).nginx, 'utf8')).not.toContain(' backup;');
  });
});

const linesOf = (log: MockInstance) => log.mock.calls.flat().join('\n');

test('`kelana status` names a wrong setting', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  writeIfChanged(pathsOf(machine).environment, `${SETTINGS}DRAFT_TOKEN=short\n`);
  linkRelease(pathsOf(machine).current, addRelease(machine, releaseOf('one', 'http://kelana.example')));
  writeIfChanged(
    join(folder, 'systemctl'),
    '#!/bin/sh\necho ActiveState=active\necho ActiveEnterTimestamp=@1\n',
    0o755,
  );
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  vi.stubGlobal('fetch', async () => new Response(''));
  await showStatus(machine);
  expect(linesOf(log)).toMatch(/! settings .*DRAFT_TOKEN must/);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  process.exitCode = 0;
});

describe('the settings of a machine', () => {
  test('half-filled and wrong values are refused by name, and no secret is printed', () => {
    writeFileSync(pathsOf(machine).environment, 'SERVICE_HOST=api.kelana.example\nGATEWAY_TOKEN=short;secret\n');
    expect(() => readSettings(machine)).toThrow(/SERVICE_HOST must be[\s\S]*GATEWAY_TOKEN must be/);
    expect(() => readSettings(machine)).not.toThrow(/short;secret/);
    writeFileSync(pathsOf(machine).environment, 'SERVICE_HOST=\n');
    expect(() => readSettings(machine)).toThrow(/SERVICE_HOST is missing[\s\S]*GATEWAY_TOKEN is missing/);
  });

  test.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))(
    'nginx takes the configuration for https, with a trial certificate',
    async () => {
      const paths = pathsOf(machine);
      linkRelease(paths.current, addRelease(machine, releaseOf('one')));
      writeNginx(machine);
      await makeTrialCertificate(machine);
      for (const path of [paths.nginxRun, paths.nginxCache, paths.logs]) mkdirSync(path, { recursive: true });
      cpSync(paths.certificates, paths.nginxRun, { recursive: true });
      // Other ports, because a test may not listen on those of a site.
      const text = readFileSync(paths.nginx, 'utf8').replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $18$2');
      writeFileSync(paths.nginx, text);
      const { status, stderr } = spawnSync('nginx', ['-t', '-c', paths.nginx, '-e', 'stderr'], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    },
  );
});

describe.skipIf(!isInstalled('openssl'))('a certificate', () => {
  test('is taken only with its key and for every name of the site, and the command says what it took', async () => {
    const { current, certificates, authority } = pathsOf(machine);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    linkRelease(current, addRelease(machine, releaseOf('one')));
    await makeTrialCertificate(machine);
    expect(linesOf(log)).toMatch(
      /Installed the certificate for kelana\.example, valid until [\s\S]*trial-authority\.pem/,
    );
    // curl and a browser run as other users.
    expect(statSync(authority).mode & 0o777).toBe(0o644);
    cpSync(certificates, join(folder, 'mine'), { recursive: true });
    const [certificate, key] = ['certificate.pem', 'key.pem'].map((file) => join(folder, 'mine', file));
    if (!certificate || !key) throw new Error();
    await takeCertificate(machine, certificate, key);
    expect(calls).toHaveLength(2);
    await expect(takeCertificate(machine, key, certificate)).rejects.toThrow('key.pem is no certificate that can be');
    await expect(takeCertificate(machine, certificate, join(folder, 'mine/authority.key'))).rejects.toThrow(
      'not the key',
    );
    linkRelease(current, addRelease(machine, releaseOf('two', 'https://www.kelana.example')));
    await expect(takeCertificate(machine, certificate, key)).rejects.toThrow(
      'is not for www.kelana.example but for DNS:kelana.example. Nothing was changed.',
    );
    expect(calls).toHaveLength(2);
  });
});

describe.skipIf(!isInstalled('systemd-analyze'))('the shipped units', () => {
  const units = ['kelana@.service', 'kelana-redis.service', 'kelana-nginx.service'];

  test.each(units)('%s may do little more than it needs', (unit) => {
    const args = ['security', '--offline=yes', '--no-pager', `${process.cwd()}/scripts/deploy/systemd/${unit}`];
    const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
  });

  test('systemd understands every line of them', () => {
    const files = units.map((unit) => `scripts/deploy/systemd/${unit}`);
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    // The programs are missing where the site is not installed.
    expect(stderr.split('\n').filter((line) => line && !/is not executable/.test(line))).toEqual([]);
  });
});

describe.skipIf(!isInstalled('docker-compose'))('the compose file', () => {
  test('is valid, and only nginx can be reached', () => {
    for (const name of ['compose/compose.yaml', 'kelana.env.example'])
      cpSync(`scripts/deploy/${name}`, join(folder, name === 'kelana.env.example' ? '.env' : 'compose.yaml'));
    const options = { encoding: 'utf8', env: { ...process.env, KELANA_IMAGE: 'kelana:41' } } as const;
    const { status, stdout, stderr } = spawnSync(
      'docker-compose',
      ['-f', join(folder, 'compose.yaml'), 'config'],
      options,
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/ports:/g)).toHaveLength(1);
  });
});
