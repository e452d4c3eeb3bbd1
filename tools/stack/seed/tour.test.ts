import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SEEDED_ACCOUNTS } from '@raade/contracts/local/local-stack';
import { mayAs } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';

const readme = readFileSync(join(WORKSPACE, 'README.md'), 'utf8');
const tour = readme.slice(readme.indexOf('## Tour'), readme.indexOf('## Folders'));

test.each<[step: number, right: Right]>([
  [3, 'donations.read'],
  [4, 'applications.review'],
  [5, 'content.publish'],
])('step %i of the tour names a seeded account that has the right %s', (step, right) => {
  const text = tour.split('\n').find((line) => line.startsWith(`${step}. `)) ?? '';
  const named = SEEDED_ACCOUNTS.filter(({ email }) => text.includes(`\`${email}\``));
  expect(named).toHaveLength(1);
  expect(mayAs(named[0]?.roles ?? [], right)).toBe(true);
});
