import * as z from 'zod/mini';
import { readWorkflow, textOf } from './testing/workflows.ts';

const schema = z.object({
  extends: z.array(z.string()),
  minimumReleaseAge: z.string(),
  internalChecksFilter: z.string(),
  rangeStrategy: z.string(),
});

test('a new version waits two weeks before it is proposed, and actions go on by commits', () => {
  const renovate = schema.parse(JSON.parse(textOf('renovate.json')));
  expect(renovate.minimumReleaseAge).toBe('14 days');
  expect(renovate.internalChecksFilter).toBe('strict');
  expect(renovate.rangeStrategy).toBe('pin');
  expect(renovate.extends).toContain('helpers:pinGitHubActionDigestsToSemver');
});

test('a hole that is known in what goes live ends a run every day, and nothing of others runs for that', () => {
  const { on, jobs } = readWorkflow('.github/workflows/vulnerabilities.yml');
  expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] });
  expect(jobs['packages']?.steps?.map(({ run, uses }) => run ?? uses?.split('@')[0])).toEqual([
    'actions/checkout',
    'npm audit --omit dev --audit-level moderate',
  ]);
});
