import { type MoveObjection, moveRefusalSchema } from '@raade/contracts/releases/pointer-moves';
import { CallFailure } from '@raade/firebase/callables';
import { safeParse } from 'zod/mini';

/** What gates have against a move that was refused; none if it failed for another reason. */
export function objectionsIn(error: unknown): readonly MoveObjection[] {
  if (!(error instanceof CallFailure)) return [];
  return safeParse(moveRefusalSchema, error.details).data?.objections ?? [];
}

/** The objections that nobody has accepted yet, of those that may be. */
export const openAmong = (objections: readonly MoveObjection[], accepted: readonly string[]) =>
  objections.filter(
    ({ message, acceptable }) => acceptable !== undefined && !accepted.includes(message),
  );

/** The names by which a move accepts all of these. */
export function namesOf(objections: readonly MoveObjection[]): string[] {
  return [...new Set(objections.flatMap(({ acceptable }) => acceptable ?? []))];
}
