import type { Resource } from './world.ts';

/** A request as the stand-in has read it. */
export interface Request {
  readonly method: string;
  readonly host: string;
  /** With the version, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Resource;
}
