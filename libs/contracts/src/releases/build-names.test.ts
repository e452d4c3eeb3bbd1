import globals from 'globals';
import { chunksGlobal, containerGlobal } from './build-names.ts';

const NAMES = Object.keys(globals.browser);

test.each([containerGlobal, chunksGlobal])(
  'a remote leaves what it loads under a name that no browser has',
  (nameOf) => {
    expect(NAMES.filter((name) => NAMES.includes(nameOf(name)))).toEqual([]);
  },
);
