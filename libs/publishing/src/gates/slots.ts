import type { Release } from '@raade/contracts/releases/releases';
import { type Gate, type Objection, remotesOf, usesOf } from './site-move.ts';

const fills = (slot: string) => (file: Release) => file.slots.includes(slot);
const places = (slot: string) => (file: Release) => Object.hasOwn(usesOf(file).slots, slot);

const objectionTo = (message: string): Objection => ({ message, acceptable: 'allow-empty' });

function unfilled(slot: string, filler: Release, placer: Release): Objection {
  return objectionTo(
    `Nothing would fill the slot "${slot}" any more: ${filler.name} gives it up. ${placer.name} has a place for it (${usesOf(placer).slots[slot]}).\n` +
      `Keep it in "slots" of apps/${filler.name}/remote.json, take its place away first, or accept that it stays empty with --allow-empty.`,
  );
}

function unplaced(slot: string, filler: Release, placer: Release): Objection {
  return objectionTo(
    `Nothing would have a place for the slot "${slot}" any more, which ${filler.name} fills: ${placer.name} takes away the one of ${usesOf(placer).slots[slot]}.\n` +
      `Keep <Slot name="${slot}"> there, have ${filler.name} fill another slot and move both at once, or accept it with --allow-empty.`,
  );
}

/** Gate: a slot that is in a page and filled must stay so. Neither remote can remove or rename it alone. */
export const slots: Gate = ({ before, after }) => {
  const [earlier, later] = [remotesOf(before), remotesOf(after)];
  return earlier.flatMap((filler) =>
    filler.slots.flatMap((slot) => {
      const placer = earlier.find(places(slot));
      const nextPlacer = later.find(places(slot));
      const isFilled = later.some(fills(slot));
      if (isFilled) return placer && !nextPlacer ? [unplaced(slot, filler, placer)] : [];
      return nextPlacer ? [unfilled(slot, filler, nextPlacer)] : [];
    }),
  );
};
