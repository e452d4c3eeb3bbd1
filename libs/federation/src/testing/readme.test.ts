import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');

test('the example of the README is the one that is compiled and tried', () => {
  expect(read('../../README.md')).toContain(`\`\`\`tsx\n${read('example-site.tsx')}\`\`\``);
});

test.each(['create-federation.ts', 'federation.ts'])(
  'the README names every option and view of %s',
  (file) => {
    const [, body = ''] = read(`../${file}`).split(
      /export interface (?:FederationOptions|PartViews)/,
    );
    const names = [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}readonly (\w+)/gm)];
    expect(names.length).toBeGreaterThan(2);
    for (const [, name] of names) expect(read('../../README.md')).toContain(`\`${name}`);
  },
);
