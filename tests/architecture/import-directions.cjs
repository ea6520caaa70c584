const inSrc = (folders) => [...folders.split(' ').map((folder) => `src/${folder}`), 'sdk'];

// The allowed imports: each layer lists the folders it may import. Every other import inside the project is an error.
const layers = {
  'src/lib': ['src/lib'],
  'src/config': ['src/config', 'src/lib', 'sdk'],
  'src/domain': ['src/domain', 'src/config', 'src/lib', 'sdk'],
  'src/i18n': ['src/i18n', 'src/next-internals', 'src/config', 'public/locales'],
  'src/state': ['src/state', 'src/config', 'src/lib'],
  'src/ui': ['src/ui', 'src/lib'],
  'src/reports': ['src/reports', 'src/server', 'src/next-internals', 'src/lib'],
  'src/api': inSrc('api reports server state next-internals config lib'),
  'src/hooks': ['src/hooks', 'src/api', 'src/domain', 'src/state', 'src/config', 'src/lib', 'sdk'],
  'src/features': inSrc('features hooks domain state ui i18n next-internals config lib'),
  'src/shell': inSrc('shell hooks reports domain state ui i18n next-internals config lib'),
  'src/server': ['src/server', 'src/next-internals', 'src/config', 'src/lib'],
  'src/server/log': ['src/server/log', 'src/next-internals', 'src/lib'],
  'src/next-internals': ['src/next-internals', 'src/server/shared-pages', 'src/config', 'src/lib'],
  'src/pages': inSrc('server features shell hooks api reports domain i18n next-internals config ui/theme lib'),
  sdk: ['sdk'],
  mocks: ['mocks', 'sdk'],
  'mocks/json': ['mocks/json'],
  'mocks/masking': ['mocks/masking', 'mocks/json'],
  'mocks/messages': ['mocks/messages', 'sdk'],
  'mocks/seed': ['mocks/seed', 'sdk'],
  'mocks/state': ['mocks/state', 'mocks/seed', 'sdk'],
  'mocks/rules': ['mocks/rules', 'mocks/state', 'mocks/seed', 'mocks/messages', 'sdk'],
  'mocks/mail': ['mocks/mail', 'mocks/state', 'mocks/messages', 'sdk'],
  'mocks/mock-context': ['mocks/mock-context', 'sdk'],
  'mocks/engine': ['mocks/engine', 'mocks/mock-context', 'mocks/generated', 'mocks/messages', 'mocks/json', 'sdk'],
  // The generators make the style sheet and the icons from values of the site. The contract commands use the retries of
  // the SDK, and of the mocks only the masking of recordings, because they check any host.
  scripts: ['scripts', 'mocks/masking', 'sdk', 'src/ui/theme', 'src/ui/static', 'src/config', 'src/next-internals'],
};

// The only import of the mocks by the site: a preview without a service host loads them at run time.
const preview = { from: '^src/api/worker-mode\\.ts$', to: '^mocks/(browser|in-process)\\.ts$' };

// The React hooks of the SDK, which only the hooks of the site use.
const sdkHooks = '^sdk/src/react/hooks\\.ts$';

const project = '^(src|sdk|mocks|scripts|tests|openapi|public)/';
const tests = '\\.test\\.tsx?$';

// The PDF of the embedded host draws the same map as the site's page.
const pdfMap = { from: '^mocks/pdf/', to: '^src/domain/route-map/' };

// Values of the SDK that load without its client.
const sdkValues = '^src/api/sdk-values\\.ts$';

const exceptions = { 'src/api': [preview.to], 'src/features': [sdkValues], mocks: [pdfMap.to] };
const exceptionsOf = (layer) => exceptions[layer] ?? [];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `from-${layer.replace('/', '-')}`,
      comment: `${layer} may import only: ${allowed.join(', ')}`,
      severity: 'error',
      from: { path: `^${layer}/`, pathNot: tests },
      to: { path: project, pathNot: [...allowed.map((folder) => `^${folder}/`), ...exceptionsOf(layer)] },
    })),
    {
      name: 'route-map-only-in-pdf',
      comment: 'The embedded host shares only the drawing of route maps with the site, and only in its PDF.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: [tests, pdfMap.from] },
      to: { path: '^src/' },
    },
    {
      name: 'mocks-only-in-worker-mode',
      comment: 'Only src/api/worker-mode.ts of the site imports the mocks, and only with import().',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, preview.from] },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-only-dynamic',
      comment: 'Only a preview needs the mocks, so a static import must not load them.',
      severity: 'error',
      from: { path: preview.from },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'feature-to-feature',
      comment: 'A feature never imports another feature; shared components are in features/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    {
      name: 'sdk-values-only-in-api',
      comment: 'Only src/api imports values of the SDK; its types may be imported anywhere.',
      severity: 'error',
      from: { path: '^src/(domain|hooks|features|shell|pages)/', pathNot: tests },
      to: { path: '^sdk/', pathNot: sdkHooks, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-hooks-only-in-hooks',
      comment: 'The hooks of the SDK have neither session nor retries; src/hooks adds both.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^src/hooks/', tests] },
      to: { path: sdkHooks },
    },
    {
      name: 'sdk-only-entries',
      comment: 'The SDK has two entries: sdk/src/index.ts, and sdk/src/react/hooks.ts for its hooks.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^sdk/', pathNot: ['^sdk/src/index\\.ts$', sdkHooks] },
    },
    {
      name: 'react-only-in-sdk-react',
      comment: 'The client of the SDK works without React; its hooks have a separate entry.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: `^sdk/src/react/|${tests}` },
      to: { path: '^sdk/src/react/|(^|/)node_modules/(@types/)?(react|react-dom|swr)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: tests },
      // react/canary exists in @types/react alone: it declares React's ViewTransition.
      to: { couldNotResolve: true, pathNot: '\\.module\\.css$|mocks/generated/validators|^react/canary$' },
    },
  ],
  options: {
    // The built package, and examples that import the package by its name as consumers do.
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
