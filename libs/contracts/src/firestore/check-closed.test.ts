import { checkClosed } from './check-closed.ts';
import { describeIssues } from '../base/describe-issues.ts';
import { environmentSchema } from '../releases/environment.ts';
import { LOCAL_ENVIRONMENT } from '../local/local-environment.ts';
import { registrySchema } from '../releases/registry.ts';
import { SAMPLE_POINTER as pointer } from '../testing/sample-pointer.ts';

const registry = { schema: 1, remotes: { giving: pointer } };

function problems(...[schema, value]: Parameters<typeof checkClosed>): string {
  const result = checkClosed(schema, value);
  return result.success ? '' : describeIssues(result.issues);
}

test('known fields are accepted, also in objects whose keys are names of remotes', () => {
  expect(checkClosed(registrySchema, registry)).toEqual({ success: true, data: registry });
});

test('an unknown field is reported with its path, in lists too', () => {
  const remotes = { giving: { ...pointer, canary: 5 } };
  expect(problems(registrySchema, { ...registry, remotes, until: 'noon' })).toBe(
    [
      'remotes.giving.canary: is not a known field; take it out, or correct its name',
      'until: is not a known field; take it out, or correct its name',
    ].join('\n'),
  );
});

test('a misspelled field of an environment is reported as unknown, not as missing', () => {
  const { firebase, ...rest } = LOCAL_ENVIRONMENT;
  const environment = { ...rest, firebase: { ...firebase, appID: '1:2:web:3' } };
  expect(problems(environmentSchema, environment)).toBe(
    'firebase.appID: is not a known field; take it out, or correct its name',
  );
});

test('errors of the schema keep their text', () => {
  expect(problems(registrySchema, { ...registry, schema: 7 })).toBe(
    'schema: must be 1, the form of this file that is understood here',
  );
});
