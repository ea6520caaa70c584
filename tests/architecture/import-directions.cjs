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
  'src/data': inSrc('data reports server domain state next-internals config lib'),
  'src/form': inSrc('form data domain state ui i18n next-internals config lib'),
  'src/features': inSrc('features form data domain state ui i18n next-internals config lib'),
  'src/shell': inSrc('shell form data reports domain state ui i18n next-internals config lib'),
  'src/server': ['src/server', 'src/next-internals', 'src/config', 'src/lib'],
  'src/server/log': ['src/server/log', 'src/next-internals', 'src/lib'],
  'src/next-internals': ['src/next-internals', 'src/server/shared-pages', 'src/config', 'src/lib'],
  'src/pages': inSrc('server features shell data reports domain i18n next-internals config ui/theme lib'),
  sdk: ['sdk'],
  mocks: ['mocks', 'sdk'],
  'mocks/json': ['mocks/json'],
  'mocks/messages': ['mocks/messages', 'sdk'],
  'mocks/seed': ['mocks/seed', 'sdk'],
  'mocks/state': ['mocks/state', 'mocks/seed', 'sdk'],
  'mocks/rules': ['mocks/rules', 'mocks/state', 'mocks/seed', 'mocks/messages', 'sdk'],
  'mocks/mail': ['mocks/mail', 'mocks/state', 'mocks/messages', 'sdk'],
  'mocks/mock-context': ['mocks/mock-context', 'sdk'],
  'mocks/engine': ['mocks/engine', 'mocks/mock-context', 'mocks/generated', 'mocks/messages', 'mocks/json', 'sdk'],
  // The generators make the style sheet and the icons from values of the site. The contract commands use the retries of
  // the SDK.
  scripts: ['scripts', 'sdk', 'src/ui/theme', 'src/ui/static', 'src/config', 'src/next-internals'],
};

const project = '^(src|sdk|mocks|scripts|tests|openapi|public)/';
const tests = '\\.test\\.tsx?$';

// The PDF of the embedded host draws the same map as the site's page.
const pdfMap = { from: '^mocks/pdf/', to: '^src/domain/route-map/' };

const exceptions = {
  mocks: [pdfMap.to],
  // The package of the mocks has the texts of the host inside.
  scripts: ['^mocks/host/text-files'],
};
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
      name: 'feature-to-feature',
      comment: 'A feature never imports another feature; shared components are in features/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    {
      name: 'sdk-values-only-in-data',
      comment: 'Only src/data imports values of the SDK; its types may be imported anywhere.',
      severity: 'error',
      from: { path: '^src/(domain|form|features|shell|pages)/', pathNot: tests },
      to: { path: '^sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'calls-only-in-data',
      comment: 'A component reads and sends with hooks; what only the server reads is for pages and their props.',
      severity: 'error',
      from: { path: '^src/(form|features|shell)/', pathNot: [tests, '^src/shell/page-props\\.ts$'] },
      to: {
        path: '^src/data/(server/|browser-client|call-in-browser)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sdk-only-entry',
      comment: 'The site and the mocks use one entry of the SDK: sdk/src/index.ts.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^sdk/', pathNot: '^sdk/src/index\\.ts$' },
    },
    {
      name: 'sdk-without-react',
      comment: 'The SDK works without React.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: tests },
      to: { path: '(^|/)node_modules/(@types/)?(react|react-dom|swr)/' },
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
