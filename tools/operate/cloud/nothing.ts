import { Failure } from '@raade/contracts/failure';
import type { Cloud } from './cloud.ts';

/** A cloud in which there is nothing: what a plan for a new project is made with, and nobody is asked. */
export const NOTHING: Cloud = {
  find: () => Promise.resolve(undefined),
  list: () => Promise.resolve([]),
  ask: () => Promise.resolve(undefined),
  change: () => Promise.reject(new Failure('A plan changes nothing.')),
};
