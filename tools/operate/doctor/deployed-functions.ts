import { FUNCTIONS_REGION } from '@raade/contracts/callables';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Cloud } from '../cloud/cloud.ts';

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions */
const functionSchema = z.pipe(
  z.looseObject({
    name: z.string(),
    state: z._default(z.string(), ''),
    buildConfig: z._default(z.looseObject({ runtime: z.optional(z.string()) }), {}),
    serviceConfig: z._default(
      z.looseObject({
        environmentVariables: z._default(z.record(z.string(), z.string()), {}),
      }),
      { environmentVariables: {} },
    ),
  }),
  z.transform(({ name, state, buildConfig, serviceConfig }) => ({
    name: name.split('/').at(-1) ?? '',
    state,
    runtime: buildConfig.runtime,
    variables: serviceConfig.environmentVariables,
  })),
);
export type DeployedFunction = z.output<typeof functionSchema>;

export async function deployedFunctions(
  cloud: Cloud,
  projectId: string,
): Promise<readonly DeployedFunction[]> {
  const parent = `${GOOGLE.functions}/projects/${projectId}/locations/${FUNCTIONS_REGION}`;
  return cloud.list(`${parent}/functions?pageSize=200`, 'functions', functionSchema);
}
