import * as z from 'zod/mini';
import { describeIssues, listedIssues } from './describe-issues.ts';

const numbers = z.array(z.number());
const issuesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues ?? [];

test('a problem is reported with its path', () => {
  const issues = issuesOf(z.object({ url: z.url() }), { url: 'x' });
  expect(describeIssues(issues)).toBe('url: Invalid URL');
  expect(describeIssues(issuesOf(numbers, 1))).toMatch(/^\(top level\): /);
});

test('at most ten problems are listed, with the number of others', () => {
  const issues = issuesOf(
    numbers,
    Array.from({ length: 1000 }, () => ''),
  );
  expect(listedIssues(issues)).toHaveLength(10);
  const lines = describeIssues(issues).split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([11, 'and 990 more']);
});

test('the length of paths and messages does not depend on the input', () => {
  const keys = Object.fromEntries(
    Array.from({ length: 10_000 }, (_each, key) => [`key ${key}`, 1]),
  );
  const named = { ['n'.repeat(10_000)]: 'x' };
  for (const issues of [
    issuesOf(z.strictObject({}), keys),
    issuesOf(z.record(z.string(), z.number()), named),
  ]) {
    expect(issues.length).toBeGreaterThan(0);
    expect(describeIssues(issues).length).toBeLessThan(700);
  }
});
