import { bands, blazer, gown, jacket, shawl, stripes, WORN } from './clothes.ts';
import { afro, BEARDS, bun, cap, crop, flatTop, locs, longHair, wrap } from './hair.ts';
import type { Person } from './people.ts';
import { line, PAINTS } from './paints.ts';

/** A band in the hair. */
const band = (hair: { readonly front: string }, paint: 'sun' | 'gold') => ({
  ...hair,
  front: hair.front + line('M80 82C96 64 144 64 160 82', PAINTS[paint], 7),
});

/** The sample people who run the association: nobody, and no two alike. By their id on the page about us. */
export const MEMBERS: Readonly<Record<string, Person>> = {
  'thandi-sample': {
    skin: 'cocoa',
    face: 'round',
    look: 'ahead',
    sky: ['clay', 'sun', 'gold'],
    hair: band(afro(), 'gold'),
    clothes: blazer('night', 'gold'),
    worn: WORN.discs('gold'),
  },
  'kofi-sample': {
    skin: 'ebony',
    face: 'long',
    look: 'aside',
    sky: ['leaf', 'sand', 'gold'],
    hair: { front: flatTop().front + line('M90 58H150', '#3a2a22', 2.4) },
    clothes: stripes('sun', 'night'),
    worn: WORN.squareGlasses('cloud'),
  },
  'mariam-sample': {
    skin: 'sienna',
    face: 'oval',
    look: 'ahead',
    sky: ['dusk', 'sand', 'sun'],
    hair: wrap('leaf', 'gold'),
    clothes: shawl('sand', 'plum', 'gold'),
    worn: WORN.studs('gold'),
  },
  'daniel-sample': {
    skin: 'amber',
    face: 'square',
    look: 'ahead',
    sky: ['gold', 'cloud', 'sun'],
    hair: { front: crop('hair').front + line('M96 64Q120 54 144 64', '#3a2a22', 3) },
    beard: BEARDS.moustache('hair'),
    clothes: jacket('dusk', 'sun'),
  },
  'zola-sample': {
    skin: 'umber',
    face: 'oval',
    look: 'aside',
    sky: ['plum', 'gold', 'sand'],
    hair: band(locs(), 'sun'),
    clothes: bands('leaf', 'gold', 'cloud'),
    worn: WORN.hoops('sun'),
  },
  'ines-sample': {
    skin: 'amber',
    face: 'long',
    look: 'ahead',
    sky: ['sand', 'leaf', 'gold'],
    hair: longHair(),
    clothes: blazer('clay', 'sand'),
    worn: WORN.roundGlasses('night'),
  },
  'joseph-sample': {
    skin: 'cocoa',
    face: 'square',
    look: 'ahead',
    sky: ['night', 'sun', 'gold'],
    hair: cap('plum', 'sun'),
    beard: BEARDS.full('ash'),
    brow: 'ash',
    clothes: gown('sand', 'clay'),
  },
  'lindiwe-sample': {
    skin: 'ebony',
    face: 'round',
    look: 'ahead',
    sky: ['sun', 'gold', 'cloud'],
    hair: band(bun(), 'gold'),
    clothes: gown('dusk', 'sun'),
    worn: WORN.beads('clay'),
  },
};
