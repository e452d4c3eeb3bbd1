/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { Weave } from './weave.tsx';

const THREAD = 3;

/** The sun of the logo, above its three lines. */
const PATTERN = [
  '.......ssss.......',
  '.....ssssssss.....',
  '....ssssssssss....',
  '...ssssssssssss...',
  '..ssssssssssssss..',
  '..ssssssssssssss..',
  '..ssssssssssssss..',
  '..................',
  'kkkkkkkkkkkkkkkkkk',
  '..................',
  '...kkkkkkkkkkkk...',
  '..................',
  '......kkkkkk......',
] as const;

/** The picture of the logo. Woven, so that it is there where images are blocked, and tells nobody who has read what. */
export function WovenSun() {
  return (
    <Weave
      pattern={PATTERN}
      thread={THREAD}
      width={PATTERN[0].length * THREAD}
      ground={PALETTE.night}
    />
  );
}
