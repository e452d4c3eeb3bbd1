const transform = {
  '^.+\\.(ts|tsx|mjs|js)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only, or only to browsers, and so are transformed for Jest as our own sources are. */
const esmPackages = [
  '@actions',
  '@sindresorhus',
  '@tanstack',
  'data-uri-to-buffer',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'escape-string-regexp',
  'execa',
  'fetch-blob',
  'formdata-polyfill',
  'htmlparser2',
  'jose',
  'node-fetch',
  'preact',
  'preact-render-to-string',
  'qr',
  'sanitize-html',
  'teeny-request',
  'temporal-polyfill',
  'temporal-utils',
  'unpdf',
];

const base = {
  transform,
  setupFiles: ['<rootDir>/jest.content.mjs'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\?worker&inline$': '<rootDir>/jest.no-worker.mjs',
    '\\?url$': '<rootDir>/jest.asset-url.mjs',
    // The packages' package.json offers these files to `import` alone, which Jest does not count as.
    '^@actions/([a-z-]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^csv-parse/browser/esm/sync$': '<rootDir>/node_modules/csv-parse/dist/cjs/sync.cjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
    '^@actions/([a-z-]+)/(.*)$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/'],
  extensionsToTreatAsEsm: [],
};

const inDom = {
  ...base,
  testEnvironment: '<rootDir>/jest.dom-environment.mjs',
  setupFiles: [...base.setupFiles, '<rootDir>/jest.local-environment.mjs'],
  restoreMocks: true,
  setupFilesAfterEnv: [
    '<rootDir>/jest.dom-patience.mjs',
    '<rootDir>/jest.quiet-log.mjs',
    '<rootDir>/jest.real-timers.mjs',
  ],
};

const inNode = {
  ...base,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest.quiet-log.mjs'],
};
const needsEmulators = '\\.(emulator|rules|abuse)\\.test\\.ts$';
/** Measurements and exercises that take long; and all values of each matrix, see `matrix.ts` of the contracts. */
const runsAll = process.env.RAADE_TESTS === 'all';
const nightly = [
  '/large-audience\\.emulator',
  '/large-ledger\\.emulator',
  '/restore-drill\\.emulator',
  '/asked-secrets\\.emulator',
  '/shipped\\.emulator',
];
/**
 * Patterns that a run leaves out, separated by spaces. Jest's own option for them would take the place of those of each
 * project.
 */
const leftOut = process.env.RAADE_TESTS_LEFT_OUT?.split(' ') ?? [];
const isAbuse = '\\.abuse\\.test\\.tsx$';
const needsLibreOffice = '\\.spreadsheet\\.test\\.ts$';

export default {
  // Jest's default leaves one core idle: half of a machine that has two.
  maxWorkers: '100%',
  // Ends a test that hangs. No test waits for it by design, and a busy machine needs many times what a quiet one does.
  testTimeout: 120_000,
  projects: [
    {
      ...inNode,
      displayName: 'node',
      restoreMocks: true,
      setupFilesAfterEnv: [...inNode.setupFilesAfterEnv, '<rootDir>/jest.real-timers.mjs'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', needsEmulators, needsLibreOffice, ...leftOut],
    },
    {
      ...inDom,
      displayName: 'dom',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', isAbuse, ...leftOut],
    },
    {
      ...inNode,
      displayName: 'emulators',
      testMatch: ['**/*.emulator.test.ts', '**/*.rules.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...(runsAll ? [] : nightly), ...leftOut],
    },
    { ...inNode, displayName: 'abuse', testMatch: ['**/*.abuse.test.ts'] },
    { ...inDom, displayName: 'abuse-in-pages', testMatch: ['**/*.abuse.test.tsx'] },
    {
      ...inNode,
      displayName: 'spreadsheets',
      testMatch: ['**/*.spreadsheet.test.ts'],
    },
  ],
};
