import * as z from 'zod/mini';
import { readWorkflow, textOf } from './testing/workflows.ts';

const schema = z.object({
  extends: z.array(z.string()),
  minimumReleaseAge: z.string(),
  internalChecksFilter: z.string(),
  rangeStrategy: z.string(),
});

test('Renovate proposes versions that are two weeks old, and pins actions to commits', () => {
  const renovate = schema.parse(JSON.parse(textOf('renovate.json')));
  expect(renovate.minimumReleaseAge).toBe('14 days');
  expect(renovate.internalChecksFilter).toBe('strict');
  expect(renovate.rangeStrategy).toBe('pin');
  expect(renovate.extends).toContain('helpers:pinGitHubActionDigestsToSemver');
});

test('a daily workflow runs only npm audit, for the packages that are deployed', () => {
  const { on, jobs } = readWorkflow('.github/workflows/vulnerabilities.yml');
  expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] });
  expect(jobs['packages']?.steps?.map(({ run, uses }) => run ?? uses?.split('@')[0])).toEqual([
    'actions/checkout',
    'npm audit --omit dev --audit-level moderate',
  ]);
});
