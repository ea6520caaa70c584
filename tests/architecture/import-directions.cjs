// Who may import whom. Each layer lists what it may reach; everything else inside the project is refused.
const layers = {
  'src/lib': ['src/lib'],
  'src/config': ['src/config', 'src/lib'],
  'src/domain': ['src/domain', 'src/config', 'src/lib', 'sdk'],
  'src/i18n': ['src/i18n', 'src/config', 'public/locales'],
  'src/state': ['src/state', 'src/config', 'src/lib'],
  'src/ui': ['src/ui', 'src/lib'],
  'src/api': ['src/api', 'src/state', 'src/config', 'src/lib', 'sdk'],
  'src/hooks': ['src/hooks', 'src/api', 'src/domain', 'src/state', 'src/config', 'src/lib', 'sdk'],
  'src/features': [
    'src/features',
    'src/hooks',
    'src/domain',
    'src/state',
    'src/ui',
    'src/i18n',
    'src/next-internals',
    'src/config',
    'src/lib',
    'sdk',
  ],
  'src/shell': [
    'src/shell',
    'src/hooks',
    'src/domain',
    'src/state',
    'src/ui',
    'src/i18n',
    'src/next-internals',
    'src/config',
    'src/lib',
    'sdk',
  ],
  'src/server': ['src/server', 'src/config', 'src/lib'],
  'src/next-internals': ['src/next-internals', 'src/server/shared-pages', 'src/config', 'src/lib'],
  'src/pages': [
    'src/server',
    'src/features',
    'src/shell',
    'src/hooks',
    'src/api',
    'src/domain',
    'src/i18n',
    'src/config',
    'src/ui/theme',
    'src/lib',
    'sdk',
  ],
  sdk: ['sdk'],
  mocks: ['mocks', 'sdk'],
  'mocks/messages': ['mocks/messages', 'sdk'],
  'mocks/seed': ['mocks/seed', 'sdk'],
  'mocks/state': ['mocks/state', 'mocks/seed', 'sdk'],
  'mocks/rules': ['mocks/rules', 'mocks/state', 'mocks/seed', 'mocks/messages', 'sdk'],
  'mocks/mail': ['mocks/mail', 'mocks/state', 'mocks/messages', 'sdk'],
  'mocks/mock-context': ['mocks/mock-context', 'sdk'],
  'mocks/engine': ['mocks/engine', 'mocks/mock-context', 'mocks/generated', 'mocks/messages', 'sdk'],
  // The generators draw the style sheet and the icons from the site's own values. The contract commands wait as the SDK
  // does, and never know the mocks: they judge any host.
  scripts: ['scripts', 'sdk', 'src/ui/theme', 'src/ui/static', 'src/config', 'src/next-internals'],
};

// The one way from the site into the mocks: a preview without a service host, which loads them when it runs.
const preview = { from: '^src/api/worker-mode\\.ts$', to: '^mocks/(browser|in-process)\\.ts$' };

// A page of the bench that is built for the browser: it shows what it measures.
const measured = '^scripts/lab/bench/rows/rows-page\\.tsx$';

// The hooks for React, which the hooks of the site are made from.
const hooksOfSdk = '^sdk/react/hooks\\.ts$';

const project = '^(src|sdk|mocks|scripts|tests|openapi|public)/';
const tests = '\\.test\\.tsx?$';

const doorsOf = (layer) => (layer === 'src/api' ? [preview.to] : []);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `from-${layer.replace('/', '-')}`,
      comment: `${layer} may import only: ${allowed.join(', ')}`,
      severity: 'error',
      from: { path: `^${layer}/`, pathNot: [tests, measured] },
      to: { path: project, pathNot: [...allowed.map((folder) => `^${folder}/`), ...doorsOf(layer)] },
    })),
    {
      name: 'mocks-only-in-worker-mode',
      comment: 'The site meets the mocks in src/api/worker-mode.ts alone, and there only by import().',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, preview.from] },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-come-late',
      comment: 'What only a preview needs must not be imported before it is one.',
      severity: 'error',
      from: { path: preview.from },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'feature-to-feature',
      comment: 'A feature never needs another feature; what several screens show is in features/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    {
      name: 'sdk-values-only-in-api',
      comment: 'Values of the SDK come through src/api; its types may be imported anywhere.',
      severity: 'error',
      from: { path: '^src/(domain|hooks|features|shell|pages)/', pathNot: tests },
      to: { path: '^sdk/', pathNot: hooksOfSdk, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-hooks-only-in-hooks',
      comment: 'The hooks of the SDK know no session and no retries; src/hooks gives them both.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^src/hooks/', tests] },
      to: { path: hooksOfSdk },
    },
    {
      name: 'sdk-only-door',
      comment: 'The SDK has two doors: sdk/index.ts, and sdk/react/hooks.ts for its hooks.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^sdk/', pathNot: ['^sdk/index\\.ts$', hooksOfSdk] },
    },
    {
      name: 'react-only-behind-its-door',
      comment: 'The client of the SDK needs no React; its hooks have a door of their own.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: `^sdk/react/|${tests}` },
      to: { path: '^sdk/react/|(^|/)node_modules/(@types/)?(react|react-dom|swr)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: tests },
      to: { couldNotResolve: true, pathNot: '\\.module\\.css$|mocks/generated/validators' },
    },
  ],
  options: {
    // The built package, and an example that imports it by its name as a consumer does.
    exclude: { path: '^sdk/(dist|examples)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
