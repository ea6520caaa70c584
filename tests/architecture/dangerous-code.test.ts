import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(next\.config\.js|(mocks|scripts|sdk|src)\/.+\.(ts|tsx|js|mjs))$/.test(file) && existsSync(file))
  .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));

// The code that serves visitors, in the browser and on the server.
const siteFiles = files.filter((file) => /^(next\.config|sdk\/|src\/)/.test(file) && !file.startsWith('sdk/examples/'));

const withoutComments = (text: string) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** Fails unless the pattern matches the example and, of the searched files, exactly the allowed ones. */
function expectOnly(pattern: RegExp, example: string, { searched = siteFiles, allowed = [] as string[] } = {}): void {
  expect(pattern.test(example)).toBe(true);
  expect(searched.length).toBeGreaterThan(300);
  expect(searched.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8')))).sort()).toEqual(allowed);
}

test('no text runs as code', () => {
  const pattern = /\beval\(|new Function\(|\bset(Timeout|Interval)\(\s*['"`]|from 'node:vm'|document\.write/;
  expectOnly(pattern, "setTimeout('go()', 1)");
});

test('text becomes HTML in two files only, behind a policy or an escape', () => {
  const pattern = /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|srcdoc/i;
  expectOnly(pattern, 'node.innerHTML = text', { allowed: ['src/ui/static/json-ld.tsx', 'src/ui/static/prose.tsx'] });
});

test('every entry stored on the device goes through the register', () => {
  const areas = String.raw`\b(local|session)Storage\s*[.[)]|\b(caches|indexedDB|cookieStore)\s*[.[]`;
  expectOnly(new RegExp(`${areas}|document\\.cookie|navigator\\.storage`), "localStorage.setItem('key', text)", {
    searched: files.filter((file) => !file.startsWith('scripts/')),
    // The embedded service host of a demo stores its state and the reload for its worker in the tab. It cannot use
    // the register, because the mocks may not import the site.
    // Two files hold the caches of kept trips, which are a row of the register.
    allowed: [
      'mocks/demo/tab-storage.ts',
      'mocks/demo/worker-control.ts',
      'src/data/offline-trip.ts',
      'src/state/device-storage.ts',
      'src/state/offline-trips.ts',
    ],
  });
});

test('the site starts no command', () => {
  expectOnly(/child_process|\bexecFile|\bspawn\(/, "from 'node:child_process'");
});

test('the site reads no XML', () => {
  const example = "new DOMParser().parseFromString(text, 'text/xml')";
  expectOnly(/parseFromString\((?!.*'text\/html')|xml2js|fast-xml/, example);
});

test('no plugin and no removed browser API is used', () => {
  const elements = String.raw`(?<!\w)<(object|embed|applet|marquee)\b`;
  const names = String.raw`ActiveXObject|navigator\.plugins|document\.domain|showModalDialog|openDatabase`;
  expectOnly(new RegExp(`${elements}|${names}`), '<embed src="a.swf">');
});

test('no WebSocket and no WebRTC is opened', () => {
  expectOnly(/new (WebSocket|RTC\w+)\(/, 'new WebSocket(url)');
});

test('Math.random decides pauses only', () => {
  const allowed = ['sdk/src/retry-fetch.ts', 'src/data/use-read.ts'];
  expectOnly(/Math\.random/, 'String(Math.random())', { allowed });
});

test('no hash but SHA-256 is made, and nothing is encrypted or signed with a key pair', () => {
  const nodePatterns = String.raw`createH(ash|mac)\((?!'sha256'[,)])|create(Cipher|Decipher|Sign)\w*\(`;
  const browserPatterns = String.raw`subtle\.(encrypt|sign|digest\((?!'SHA-256'))`;
  expectOnly(new RegExp(`${nodePatterns}|${browserPatterns}`), "createHash('md5')", { searched: files });
});

test('every certificate is verified', () => {
  const pattern = /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/;
  expectOnly(pattern, '{ rejectUnauthorized: false }', { searched: files });
});
