import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { CODE_OWNERS, ownersLines, parseOwners, teamOf } from './code-owners.ts';

const text = readFileSync(path.join(WORKSPACE, CODE_OWNERS), 'utf8');
const lines = parseOwners(text);
const projects = globSync('{apps/*,libs/*,functions,tools}/package.json', { cwd: WORKSPACE })
  .map((file) => `/${path.dirname(file)}/`)
  .sort();

test('comments and blank lines own nothing', () => {
  expect(parseOwners('# Who\n\n/apps/ @raade/a @raade/b # both\n')).toEqual([
    { pattern: '/apps/', owners: ['@raade/a', '@raade/b'] },
  ]);
});

test.each(projects)('%s has a line of its own, with an owner', (project) => {
  const found = lines.filter(({ pattern }) => pattern === project);
  expect(found).toHaveLength(1);
  expect(found[0]?.owners.length).toBeGreaterThan(0);
});

test.each(REMOTES)('%s and the workflow that releases it are its team’s', (remote) => {
  expect(text).toContain(ownersLines(remote));
  expect(lines.find(({ pattern }) => pattern === `/apps/${remote}/`)?.owners).toEqual([
    teamOf(remote),
  ]);
});

test('every line names a team of ours, and a file or folder that there is', () => {
  for (const { pattern, owners } of lines) {
    for (const owner of owners) expect(owner).toMatch(/^@raade\/[a-z]+-team$/);
    if (pattern !== '*') {
      const found = globSync(pattern.slice(1), { cwd: WORKSPACE });
      expect([pattern, found.length]).toEqual([pattern, 1]);
    }
  }
});

test('all other files have an owner, and no later line removes it', () => {
  expect(lines.map(({ pattern }) => pattern).lastIndexOf('*')).toBe(0);
});
