import { describeIssues } from '@raade/contracts/base/describe-issues';
import { environmentSchema } from '@raade/contracts/releases/environment';
import { registrySchema } from '@raade/contracts/releases/registry';
import { siteDataSchema } from '@raade/contracts/site/site-data';
import type { ComposedData } from './composed-data.ts';

/** Checks the data that the publisher has written into this page. Throws one error that names every problem. */
export function checkComposedData({ environment, registry, site }: ComposedData): void {
  const results = [
    ['environment', environmentSchema.safeParse(environment)],
    ['registry', registrySchema.safeParse(registry)],
    ['site', siteDataSchema.safeParse(site)],
  ] as const;
  const problems = results.flatMap(([name, result]) =>
    result.success ? [] : [`The ${name} is not valid:\n${describeIssues(result.error.issues)}`],
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
