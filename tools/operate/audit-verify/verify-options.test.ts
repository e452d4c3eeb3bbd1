import { parseVerifyOptions } from './verify-options.ts';

test('the local stack has its own file of what was published', () => {
  expect(parseVerifyOptions([])).toEqual({ project: undefined, seals: undefined });
});

test('a project is checked against what was published, and not without', () => {
  expect(parseVerifyOptions(['--project', 'raade', '--seals', 'seals.txt'])).toEqual({
    project: 'raade',
    seals: 'seals.txt',
  });
  expect(() => parseVerifyOptions(['--project', 'raade'])).toThrow('Without what was published');
});
