import { globSync, readFileSync } from 'node:fs';
import * as ui from '../src/index.ts';

const IMPORTED = /import \{([^}]*)\} from '[./]+\/src\/index\.ts'/g;

test('the guide shows every component that the library exports', () => {
  const files = globSync('**/*.tsx', { cwd: __dirname }).map((file) =>
    readFileSync(`${__dirname}/${file}`, 'utf8'),
  );
  const shown = files
    .flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',')))
    .map((name) => name.trim());
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});
