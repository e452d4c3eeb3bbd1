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

test('the help shows the command, its usage, every option with its default, and examples', () => {
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

test('the usage of a command without options is its name', () => {
  expect(usageOf({ name: 'npm run sample', summary: '', options: {} })).toBe(
    'Usage:\n  npm run sample',
  );
});

test('the usage has one line for each task of a command', () => {
  const usage = usageOf({ ...SAMPLE, usage: ['list', 'grant <email>'] });
  expect(usage).toBe('Usage:\n  npm run sample -- list\n  npm run sample -- grant <email>');
});

test('commands without npm, and commands that already contain --, get no second --', () => {
  const options = SAMPLE.options;
  const usageAs = (name: string) => usageOf({ name, summary: '', options, usage: ['[--loud]'] });
  expect(usageAs('node sample.mjs')).toBe('Usage:\n  node sample.mjs [--loud]');
  expect(usageAs('npm run all -- sample')).toBe('Usage:\n  npm run all -- sample [--loud]');
});

test('the help and the parser have the same options and defaults', () => {
  expect(parseCommandLine(SAMPLE, ['--loud']).values).toEqual({ base: 'HEAD', loud: true });
  expect(() => parseCommandLine(SAMPLE, ['--quiet'])).toThrow("Unknown option '--quiet'");
});

test('positional arguments are refused unless the command accepts them', () => {
  expect(() => parseCommandLine(SAMPLE, ['word'])).toThrow("Unexpected argument 'word'");
  expect(parseCommandLine({ ...SAMPLE, hasPositionals: true }, ['word']).positionals).toEqual([
    'word',
  ]);
});

test('the option --help after -- is ignored', () => {
  expect(asksForHelp(['--only', 'e2e', '--help'])).toBe(true);
  expect(asksForHelp(['--only', 'e2e', '--', '--help'])).toBe(false);
});
