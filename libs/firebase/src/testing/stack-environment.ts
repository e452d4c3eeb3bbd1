import { readFileSync } from 'node:fs';
import { type Environment, environmentSchema } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';

const stackSchema = z.object({ environment: environmentSchema });

/** The environment of the local stack for emulator tests. Each suite has its own name, so that sign-ins do not mix. */
export function stackEnvironment(suite: string): Environment {
  const file = process.env['RAADE_STACK'];
  if (!file) throw new Error('These tests need a local stack: `npm test -- --only emulators`.');
  const { environment } = z.parse(stackSchema, JSON.parse(readFileSync(file, 'utf8')));
  return { ...environment, name: `${environment.name}-${suite}` };
}
