import * as z from 'zod/mini';
import { textOf } from './testing/workflows.ts';

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
