import globals from 'globals';
import { chunksGlobal, containerGlobal } from './build-names.ts';

const NAMES = Object.keys(globals.browser);

test.each([containerGlobal, chunksGlobal])(
  'a remote stores its container under a name that browsers do not use',
  (nameOf) => {
    expect(NAMES.filter((name) => NAMES.includes(nameOf(name)))).toEqual([]);
  },
);
