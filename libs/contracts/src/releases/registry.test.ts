import { registrySchema } from './registry.ts';
import { SAMPLE_POINTER as pointer } from '../testing/sample-pointer.ts';
import { describeIssues } from '../base/describe-issues.ts';

function problems(remotes: unknown): string {
  const result = registrySchema.safeParse({ schema: 1, remotes });
  return result.success ? '' : describeIssues(result.error.issues);
}

test('a registry of two remotes with their own paths is accepted', () => {
  expect(problems({ giving: pointer, admin: { ...pointer, paths: ['admin/*'], slots: [] } })).toBe(
    '',
  );
});

test('a path that two remotes own is refused, naming both', () => {
  expect(problems({ giving: pointer, admin: { ...pointer, slots: [] } })).toBe(
    'remotes: "apply/*" is in the paths of giving and admin; one of them must give it up',
  );
});

test('a path inside a path of another remote is refused, naming both', () => {
  const inside = { ...pointer, paths: ['apply/student'], slots: [] };
  expect(problems({ giving: pointer, content: inside })).toBe(
    'remotes: "apply/*" of giving and "apply/student" of content are the same addresses in part; one of them must give its own up',
  );
  expect(problems({ giving: { ...pointer, paths: ['apply/*', 'apply/student'] } })).toBe('');
});

test('each invalid field is reported with the expected value', () => {
  expect(problems({ giving: { ...pointer, url: 'r/x', release: 'latest' } })).toBe(
    [
      'remotes.giving.url: must be the absolute URL of the remote entry',
      'remotes.giving.release: must be a release id of 32 hex digits',
    ].join('\n'),
  );
});
