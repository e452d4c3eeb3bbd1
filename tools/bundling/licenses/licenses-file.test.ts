import { readLicenses } from './licenses-file.ts';
import { packageFolderOf } from './package-notice.ts';

test.each([
  ['/node_modules/react/cjs/react.production.js', '/node_modules/react'],
  ['/node_modules/@emotion/unitless/dist/unitless.js', '/node_modules/@emotion/unitless'],
  [
    '/node_modules/firebase/node_modules/idb/build/index.js',
    '/node_modules/firebase/node_modules/idb',
  ],
  ['/libs/ui/src/button.tsx', undefined],
])('%s is part of the package %s', (file, folder) => {
  expect(packageFolderOf(file)).toBe(folder);
});

test('each package is listed once, with version and license, and so are the fonts', async () => {
  const modules = [
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/qr/index.js',
    'apps/shell/src/index.ts',
  ];
  const text = await readLicenses(modules, true);
  expect(text.match(/^react 19\.\d+\.\d+, MIT$/gm)).toHaveLength(1);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toMatch(/^qr \S+, \(MIT OR Apache-2\.0\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(await readLicenses(modules.toReversed(), true)).toBe(text);
  expect(await readLicenses(modules, false)).not.toContain('SIL OPEN FONT LICENSE');
});
