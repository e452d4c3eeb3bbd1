import { parseSetupOptions } from './setup-options.ts';

test('a project gets what the usual files say, unless others are named', () => {
  expect(parseSetupOptions(['--project', 'raade-live'])).toEqual({
    project: 'raade-live',
    environment: 'environment.json',
    settings: 'functions/settings.env',
    location: 'nam5',
    billingAccount: undefined,
    budget: undefined,
    alertsTo: undefined,
    isPlan: false,
    asksNothing: false,
  });
  const more = ['--budget', '80', '--yes', '--alerts-to', 'web@example.org'];
  expect(parseSetupOptions(['--project', 'raade-live', ...more])).toMatchObject({
    budget: 80,
    asksNothing: true,
    alertsTo: 'web@example.org',
  });
});

test('without a project there is a plan, and nothing else', () => {
  expect(parseSetupOptions(['--plan'])).toMatchObject({ project: undefined, isPlan: true });
  expect(() => parseSetupOptions([])).toThrow('npm run setup:project -- [--project <id>]');
});

test.each([
  [['--project', '../elsewhere'], 'is no id of a project'],
  [['--project', 'raade-live', '--budget', 'much'], '--budget must be whole dollars'],
  [['--project', 'raade-live', '--budget', '0.5'], '--budget must be whole dollars'],
  [['--project', 'raade-live', '--force'], "Unknown option '--force'"],
])('%j is refused', (args, message) => {
  expect(() => parseSetupOptions(args)).toThrow(message);
});
