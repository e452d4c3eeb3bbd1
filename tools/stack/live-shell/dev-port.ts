import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';

const portSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

/** The port that somebody has typed; 0 stands for a free one. Throws a `Failure` for anything else. */
export function devPort(typed: string): number {
  const port = portSchema.safeParse(typed);
  if (typed !== '' && port.success) return port.data;
  throw new Failure(`--port ${typed}: must be a number from 0 to 65535.`);
}
