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

test('comments and blank lines are ignored', () => {
  expect(parseOwners('# Who\n\n/apps/ @raade/a @raade/b # both\n')).toEqual([
    { pattern: '/apps/', owners: ['@raade/a', '@raade/b'] },
  ]);
});

test.each(projects)('%s has a line of its own, with an owner', (project) => {
  const found = lines.filter(({ pattern }) => pattern === project);
  expect(found).toHaveLength(1);
  expect(found[0]?.owners.length).toBeGreaterThan(0);
});

test.each(REMOTES)('%s and its release workflow belong to its team', (remote) => {
  expect(text).toContain(ownersLines(remote));
  expect(lines.find(({ pattern }) => pattern === `/apps/${remote}/`)?.owners).toEqual([
    teamOf(remote),
  ]);
});

test('every line names a team of RAADE and one existing file or folder', () => {
  for (const { pattern, owners } of lines) {
    for (const owner of owners) expect(owner).toMatch(/^@raade\/[a-z]+-team$/);
    if (pattern !== '*') {
      const found = globSync(pattern.slice(1), { cwd: WORKSPACE });
      expect([pattern, found.length]).toEqual([pattern, 1]);
    }
  }
});

test('the first line, and no later one, names the owner of all other files', () => {
  expect(lines.map(({ pattern }) => pattern).lastIndexOf('*')).toBe(0);
});
