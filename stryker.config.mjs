import jest from './jest.config.mjs';

/**
 * Each has a unit test of its own name beside it, which alone is asked: with all tests that depend on a module, one
 * mutant takes half a minute. A new one joins once its score is measured.
 */
const MODULES = [
  'functions/src/mail/deliveries/back-off',
  'functions/src/money/donations/payment-status',
  'functions/src/base/limits/counter',
  'functions/src/base/limits/mailbox',
  'libs/contracts/src/money/money',
];

// Stryker puts one environment around all tests, so that there is no second project for those of pages.
const [inNode] = jest.projects;

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: {
      ...inNode,
      testTimeout: jest.testTimeout,
      testMatch: MODULES.map((module) => `<rootDir>/${module}.test.ts`),
    },
  },
  mutate: MODULES.map((module) => `${module}.ts`),
  coverageAnalysis: 'perTest',
  // A constant that is read while its module loads would ask for a run of all tests.
  ignoreStatic: true,
  // A busy machine is slow, which is no endless loop.
  timeoutMS: 60_000,
  thresholds: { high: 100, low: 95, break: 90 },
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, allowEmojis: false, allowColor: false },
  concurrency: 2,
  tempDirName: '.local/stryker',
};
