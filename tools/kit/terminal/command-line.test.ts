import { asksForHelp, helpOf, parseCommandLine, usageOf } from './command-line.ts';

const SAMPLE = {
  name: 'npm run sample',
  summary: 'Does what a sample does.',
  options: {
    base: { type: 'string', value: '<commit>', default: 'HEAD', help: 'where it begins' },
    loud: { type: 'boolean', default: false, help: 'says more' },
  },
  examples: { 'npm run sample -- --loud': 'for the deaf' },
} as const;

test('help names the command, what may follow, every option with its default, and examples', () => {
  expect(helpOf(SAMPLE)).toBe(`npm run sample: Does what a sample does.

Usage:
  npm run sample -- [--base <commit>] [--loud]

Options:
  --base <commit>  where it begins (default: HEAD)
  --loud           says more
  --help           prints this

Examples:
  npm run sample -- --loud  for the deaf`);
});

test('a command without options is typed as it is called', () => {
  expect(usageOf({ name: 'npm run sample', summary: '', options: {} })).toBe(
    'Usage:\n  npm run sample',
  );
});

test('each task of a command has a line of its own', () => {
  const usage = usageOf({ ...SAMPLE, usage: ['list', 'grant <email>'] });
  expect(usage).toBe('Usage:\n  npm run sample -- list\n  npm run sample -- grant <email>');
});

test('a command without a script, and one whose name has words already, take options without two dashes', () => {
  const options = SAMPLE.options;
  const usageAs = (name: string) => usageOf({ name, summary: '', options, usage: ['[--loud]'] });
  expect(usageAs('node sample.mjs')).toBe('Usage:\n  node sample.mjs [--loud]');
  expect(usageAs('npm run all -- sample')).toBe('Usage:\n  npm run all -- sample [--loud]');
});

test('the help and the parser have the same options and defaults', () => {
  expect(parseCommandLine(SAMPLE, ['--loud']).values).toEqual({ base: 'HEAD', loud: true });
  expect(() => parseCommandLine(SAMPLE, ['--quiet'])).toThrow("Unknown option '--quiet'");
});

test('words are refused unless the command takes some', () => {
  expect(() => parseCommandLine(SAMPLE, ['word'])).toThrow("Unexpected argument 'word'");
  expect(parseCommandLine({ ...SAMPLE, hasPositionals: true }, ['word']).positionals).toEqual([
    'word',
  ]);
});

test('help that is asked of somebody else, after two dashes, is not meant', () => {
  expect(asksForHelp(['--only', 'e2e', '--help'])).toBe(true);
  expect(asksForHelp(['--only', 'e2e', '--', '--help'])).toBe(false);
});
