const EVIL = 'evil.example';

/** The attacks in these lines, which are separated by spaces; `EVIL` stands for the host. */
const attacks = (...lines: string[]) => lines.flatMap((line) => line.replaceAll('EVIL', EVIL).split(' '));

/** Puts each of the prefixes, which are separated by spaces, before the host. */
const beforeHost = (...lines: string[]) => attacks(...lines).map((prefix) => prefix + EVIL);

const schemes = [
  ...beforeHost(
    'http:// HTTPS: http: http:/ http:/// https:\\\\ https:/\\ hTtPs:// ht\ttps:// ht\ntp://',
    '\u0001https:// \ufeffhttps:// ftp:// ws:// view-source:https://',
  ),
  ` https://${EVIL}`,
  ...attacks(
    'https://EVIL/account file:///etc/passwd blob:https://EVIL/1 intent://EVIL#Intent;scheme=https;end about:blank',
    'mailto:a@EVIL tel:+6281200000000 javascript:alert(1) JaVaScRiPt:alert(1) javascript://%0aalert(1)',
    'javascript:%61lert(1) javascript&colon;alert(1) javascript&#58;alert(1) java%0ascript:alert(1)',
    '/javascript:alert(1) vbscript:msgbox(1) data:text/html,hello DATA:text/html;base64,aGVsbG8=',
  ),
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript\t:alert(1)',
  'd\nata:text/html,hello',
];

const slashes = [
  ...beforeHost(
    '// /// //// ///////// //www. /account// /account/..// /account/../..// /.// /..// /./.// /./..//',
    '/../../..// /..;// /..;/..;// /;// /;@ ;// .// ..// ./ ../ /%2e// /%2e%2e// /.%2e// /%2E.//',
    '/account/%2e%2e// /%252e%252e//',
  ),
  ...attacks('////EVIL/.. //EVIL/%2f.. //EVIL// //EVIL?/account //EVIL#/account //EVIL:443/account //EVIL./account'),
];

const backslashes = [
  ...beforeHost(
    '\\\\ \\ \\/ /\\ /\\/ /\\\\ \\/\\/ //\\ /\\/\\ /account\\..\\..\\\\ /account/..\\\\ /.\\/ /.\\\\',
    '/..\\/ /account?x=1\\@ /account#\\\\',
  ),
];

/** The same tricks with escaped characters, each escaped once, twice and three times. */
const escapes = [
  '/%2f /%2F /%5c /%5C %2f%2f %2F%5C %5c%5c /%2f%2f /%5c%2f /%09/ /%0a/ /%0d%0a/ /%00/ /%20/ /%7f/',
  '/%c2%a0/ /%e2%80%8b/ /%e2%80%ae/ /%ef%bb%bf/ /%2e%2f%2f /%2e%2e%2f%2f',
]
  .flatMap((line) => line.split(' '))
  .flatMap((prefix) => {
    const twice = prefix.replaceAll('%', '%25');
    return [prefix, twice, twice.replaceAll('%', '%25')].map((text) => `${text}${EVIL}`);
  });

/** Characters that are invisible or look like a slash, a backslash, a colon or a dot. */
const characters = [
  ...['\t', '\n', '\r', '\r\n', '\u0000', '\u0008', '\u000b', '\u000c', '\u001f', ' ', '\u007f', '\u0085', '\u00a0'],
  ...['\u00ad', '\u061c', '\u1680', '\u180e', '\u2000', '\u2003', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f'],
  ...['\u2028', '\u2029', '\u202a', '\u202e', '\u202f', '\u205f', '\u2060', '\u2066', '\u2069', '\u3000', '\ufeff'],
  ...['\uff0f', '\uff3c', '\u2044', '\u2215', '\u29f8', '\u29f9', '\u2216', '\ufe68', '\ufe13', '\uff1a', '\uff0e'],
  ...['\u3002', '\u2024', '\u00b7', '\ud800', '\udc00', '\u{e0001}'],
].flatMap((character) => [`/${character}/${EVIL}`, `/${character}${character}${EVIL}`]);

const hosts = attacks(
  '/@EVIL @EVIL //kelana.example@EVIL //kelana.example:80@EVIL //kelana.example%40EVIL',
  'https://kelana.example@EVIL/account https://kelana.example.EVIL //localhost:3000@EVIL //localhost.EVIL',
  '//EVIL%00.kelana.example //EVIL%23.kelana.example //[::1]/account //[::ffff:203.0.113.7]/ //203.0.113.7/account',
  '//3405803783/ //0xcb007107/ //0313.0.0161.07/ //203.29031/ //xn--evl-jna.example/ //\u0435vil.example/',
  '//evil\u3002example/ //\u24d4\u24e5\u24d8\u24db.example/ //ev\u00adil.example/ /[::1]//evil.example',
);

const languages = ['/en', '/id', '/EN', '/fr'].flatMap((language) => [
  ...attacks('//EVIL /\\EVIL /%2fEVIL /..//EVIL /.//EVIL \\\\EVIL').map((attack) => language + attack),
]);

const sitePaths = [
  ...attacks(
    '/auth/..//EVIL /auth/sign-in/..//../EVIL /auth/sign-in?from=//EVIL /auth/sign-in?from=%2F%2FEVIL /auth/sign-in',
    '/auth/sign-up?from=/auth/sign-in /account/../auth/sign-in /_next/..//EVIL ?from=//EVIL #//EVIL &from=//EVIL',
    '/?//EVIL /#//EVIL /account?next=https://EVIL /account#https://EVIL /account?x=//EVIL#@EVIL',
    '/%E0%A4%A /% /%zz /%u2215/evil.example EVIL account',
  ),
  '',
  '/x'.repeat(600),
  `/${'a'.repeat(1000)}`,
  `//${EVIL}/${'a'.repeat(20_000)}`,
];

/** Values of `from` that try to redirect to another site, and some that only resemble such values. */
export const redirectTricks: readonly string[] = [
  ...new Set([...schemes, ...slashes, ...backslashes, ...escapes, ...characters, ...hosts, ...languages, ...sitePaths]),
];

const PREFIXES = [
  ...['//', '///', '/\\', '\\\\', '/\t/', '/\n/', '\t//', ' //', 'https:', 'http:/', 'https://'],
  ...['HTTPS:\\\\', 'ftp://'],
  ...['/%2f/', '/%5c', '/.//', '/..//', '/en//', '/en/\\', '/account/..//', '/account?x=//', '/account#//', '/;//'],
];
const TARGETS = [
  ...[`user:pass@${EVIL}`, `${EVIL}:8443/account`, `${EVIL}%2f@kelana.example`, `kelana.example@${EVIL}`],
  ...[`${EVIL}\\@kelana.example`, `${EVIL}?kelana.example`, `${EVIL}#@kelana.example`],
  ...['[2001:db8::7]/', '0xcb.0.0x71.7'],
];

/** More tricks, with other spellings of the target host, for tests without a browser. */
export const moreTricks: readonly string[] = [
  ...new Set(PREFIXES.flatMap((prefix) => TARGETS.map((target) => `${prefix}${target}`))),
].filter((trick) => !redirectTricks.includes(trick));
