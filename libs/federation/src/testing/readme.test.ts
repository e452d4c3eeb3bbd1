import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');

test('the example of the README is the one that is compiled and tried', () => {
  expect(read('../../README.md')).toContain(`\`\`\`tsx\n${read('example-site.tsx')}\`\`\``);
});
