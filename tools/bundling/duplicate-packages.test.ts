import { checkDuplicatePackages } from './duplicate-packages.ts';

const STORE = '/w/node_modules/zustand/vanilla.js';

/** A build with modules, by the files that asked for them. */
function build(issuers: Readonly<Record<string, string>>) {
  const module = (file: string | undefined) => ({ nameForCondition: () => file });
  const moduleGraph = {
    getIssuer: (one: ReturnType<typeof module>) => module(issuers[one.nameForCondition() ?? '']),
  };
  return { compilation: { modules: Object.keys(issuers).map(module), moduleGraph } } as never;
}

test('a second copy of a shared package is refused with its importer and a solution', () => {
  expect(() =>
    checkDuplicatePackages(build({ [STORE]: '/w/libs/browser/src/save-file.ts' })),
  ).toThrow(/zustand, for libs\/browser\/src\/save-file\.ts\nImport it from @raade\/platform/);
});

test('other packages are accepted', () => {
  checkDuplicatePackages(
    build({ '/w/node_modules/zod/index.js': '/w/apps/giving/src/remote.tsx' }),
  );
});
