import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { ACCEPTED_FEATURES, acceptedKeyOf } from './accepted-features.ts';
import { checkCode, checkStyles } from './shipped-code.ts';

/** The builds of all apps, as the local stack serves them. */
const FILES = globSync('dist/apps/*/**/*.{js,css}', { cwd: WORKSPACE });
const READ_WITHIN_MS = 180_000;

test(
  'builds use exactly the accepted features, and no others that the oldest browsers lack',
  () => {
    expect(FILES.length).toBeGreaterThan(20);
    const used = new Set<string>();
    const problems = FILES.flatMap((file) => {
      const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
      const found = file.endsWith('.css') ? checkStyles(text) : checkCode(text);
      return found.flatMap(({ feature, details }) => {
        const line = acceptedKeyOf(feature);
        if (line === undefined) return [`${file}: ${feature}: ${details}`];
        used.add(line);
        return [];
      });
    });
    expect(problems).toEqual([]);
    expect(Object.keys(ACCEPTED_FEATURES).filter((line) => !used.has(line))).toEqual([]);
  },
  READ_WITHIN_MS,
);
