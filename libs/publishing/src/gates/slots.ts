import type { ReleaseFile } from '@raade/contracts/releases';
import { type Gate, type Objection, remotesOf } from './site-move.ts';

/** True if a remote does not say which slots its pages have a place for. */
const isSilent = ({ facts }: ReleaseFile) => facts?.uses === undefined;

const fills = (slot: string) => (file: ReleaseFile) => file.pointer.slots.includes(slot);
const places = (slot: string) => (file: ReleaseFile) =>
  Object.hasOwn(file.facts?.uses?.slots ?? {}, slot);

const objectionTo = (message: string): Objection => ({ message, acceptable: 'allow-empty' });

/** @param placer the remote that has a place for it, if one says so */
function unfilled(slot: string, filler: ReleaseFile, placer: ReleaseFile | undefined): Objection {
  const file = placer?.facts?.uses?.slots[slot] ?? '';
  const place = placer ? ` ${placer.name} has a place for it (${file}).` : '';
  return objectionTo(
    `Nothing would fill the slot "${slot}" any more: ${filler.name} gives it up.${place}\n` +
      `Keep it in "slots" of apps/${filler.name}/remote.json, take its place away first, or accept that it stays empty with --allow-empty.`,
  );
}

function unplaced(slot: string, filler: ReleaseFile, placer: ReleaseFile): Objection {
  const file = placer.facts?.uses?.slots[slot] ?? '';
  return objectionTo(
    `Nothing would have a place for the slot "${slot}" any more, which ${filler.name} fills: ${placer.name} takes away the one of ${file}.\n` +
      `Keep <Slot name="${slot}"> there, have ${filler.name} fill another slot and move both at once, or accept it with --allow-empty.`,
  );
}

/** A slot that is placed and filled stays so: neither side can give it up, or call it otherwise, alone. */
export const slots: Gate = ({ before, after }) => {
  const [earlier, later] = [remotesOf(before), remotesOf(after)];
  return earlier.flatMap((filler) =>
    filler.pointer.slots.flatMap((slot) => {
      const placer = earlier.find(places(slot));
      const isFilled = later.some(fills(slot));
      const mayBePlaced = later.some(places(slot)) || later.some(isSilent);
      if (isFilled) return placer && !mayBePlaced ? [unplaced(slot, filler, placer)] : [];
      return mayBePlaced ? [unfilled(slot, filler, placer)] : [];
    }),
  );
};
