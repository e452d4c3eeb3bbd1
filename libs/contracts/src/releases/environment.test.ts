import { describeIssues } from '../base/describe-issues.ts';
import { environmentSchema } from './environment.ts';
import { LOCAL_ENVIRONMENT } from '../local/local-environment.ts';

test('a site key of App Check is refused without the id of the app', () => {
  const environment = { ...LOCAL_ENVIRONMENT, appCheckSiteKey: 'site-key' };
  const { error } = environmentSchema.safeParse(environment);
  expect(describeIssues(error?.issues ?? [])).toBe(
    'firebase.appId: must be there with an appCheckSiteKey: tokens are given to an app',
  );
  const firebase = { ...environment.firebase, appId: '1:2:web:3' };
  expect(environmentSchema.safeParse({ ...environment, firebase }).success).toBe(true);
});
