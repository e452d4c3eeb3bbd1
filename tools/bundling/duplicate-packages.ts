import { Failure } from '@raade/contracts/base/failure';
import type { Rspack } from '@rsbuild/core';
import { partsOf } from './weights-file.ts';

/** Packages that must exist only once in a page, in the shell. */
const ONE_COPY =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|zustand)[\\/]/;

/** Throws a `Failure` that names each package, and its importer, that a remote contains instead of sharing it. */
export function checkDuplicatePackages({ compilation }: Rspack.Stats): void {
  const { moduleGraph } = compilation;
  const problems = new Set<string>();
  for (const module of [...compilation.modules].flatMap(partsOf)) {
    const name = ONE_COPY.exec(module.nameForCondition() ?? '')?.[1];
    if (name === undefined) continue;
    const issuer = moduleGraph.getIssuer(module)?.nameForCondition() ?? '';
    if (!ONE_COPY.test(issuer)) problems.add(`${name}, for ${shortPath(issuer)}`);
  }
  if (problems.size === 0) return;
  throw new Failure(
    `The build contains a second copy of packages that pages share:\n${[...problems].join('\n')}\nImport it from @raade/platform, or replace the package that imports it.`,
  );
}

/** A path from `node_modules`, `apps` or `libs` on. */
const shortPath = (file: string) => file.replace(/^.*[\\/](?=(node_modules|apps|libs)[\\/])/, '');
