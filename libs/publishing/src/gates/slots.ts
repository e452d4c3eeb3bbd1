import type { Release } from '@raade/contracts/releases/releases';
import { type Gate, type Objection, remotesOf, usesOf } from './site-move.ts';

/** `fills`: the remote has the content of the slot. `places`: a page of the remote contains the slot. */
const fills = (slot: string) => (file: Release) => file.slots.includes(slot);
const places = (slot: string) => (file: Release) => Object.hasOwn(usesOf(file).slots, slot);

const objectionTo = (message: string): Objection => ({ message, acceptable: 'allow-empty' });

function unfilledObjection(slot: string, filler: Release, placer: Release): Objection {
  return objectionTo(
    `Nothing would fill the slot "${slot}" any more: ${filler.name} gives it up. ${placer.name} has a place for it (${usesOf(placer).slots[slot]}).\n` +
      `Keep it in "slots" of apps/${filler.name}/remote.json, take its place away first, or accept that it stays empty with --allow-empty.`,
  );
}

function unplacedObjection(slot: string, filler: Release, placer: Release): Objection {
  return objectionTo(
    `Nothing would have a place for the slot "${slot}" any more, which ${filler.name} fills: ${placer.name} takes away the one of ${usesOf(placer).slots[slot]}.\n` +
      `Keep <Slot name="${slot}"> there, have ${filler.name} fill another slot and move both at once, or accept it with --allow-empty.`,
  );
}

/** Gate: a slot that is in a page and filled must stay so. Neither remote can remove or rename it alone. */
export const slots: Gate = ({ before, after }) => {
  const [liveRemotes, newRemotes] = [remotesOf(before), remotesOf(after)];
  return liveRemotes.flatMap((filler) =>
    filler.slots.flatMap((slot) => {
      const placer = liveRemotes.find(places(slot));
      const nextPlacer = newRemotes.find(places(slot));
      const isFilled = newRemotes.some(fills(slot));
      if (isFilled) return placer && !nextPlacer ? [unplacedObjection(slot, filler, placer)] : [];
      return nextPlacer ? [unfilledObjection(slot, filler, nextPlacer)] : [];
    }),
  );
};
