import { bands, blazer, gown, jacket, shawl, stripes, WORN } from './clothes.ts';
import type { Face, Look } from './face.ts';
import { afro, BEARDS, bun, cap, crop, curls, flatTop, locs, scarf, wrap } from './hair.ts';
import type { Paint, Skin } from './paints.ts';

export interface Person {
  readonly skin: Skin;
  readonly face: Face;
  readonly look: Look;
  /** Ground, the arch of the sun before it, and the light within. */
  readonly sky: readonly [Paint, Paint, Paint];
  readonly hair: { readonly back?: string; readonly front: string };
  readonly brow?: Paint;
  readonly beard?: string;
  readonly clothes: string;
  /** Glasses, earrings, beads. */
  readonly worn?: string;
}

/** The sample speakers: nobody, and no two alike. By the id of the speaker. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  'ama-sample': {
    skin: 'cocoa',
    face: 'oval',
    look: 'ahead',
    sky: ['sand', 'gold', 'sun'],
    hair: wrap('plum', 'sun'),
    clothes: bands('dusk', 'sun', 'gold'),
    worn: WORN.discs('sun'),
  },
  'baraka-example': {
    skin: 'ebony',
    face: 'square',
    look: 'ahead',
    sky: ['dusk', 'sun', 'gold'],
    hair: crop('ash'),
    brow: 'ash',
    beard: BEARDS.full('ash'),
    clothes: blazer('leaf', 'cloud'),
    worn: WORN.squareGlasses('sand'),
  },
  'chipo-placeholder': {
    skin: 'umber',
    face: 'round',
    look: 'aside',
    sky: ['gold', 'cloud', 'sand'],
    hair: afro(),
    clothes: bands('clay', 'gold', 'night'),
    worn: WORN.hoops('gold'),
  },
  'dayo-specimen': {
    skin: 'sienna',
    face: 'long',
    look: 'aside',
    sky: ['leaf', 'gold', 'sun'],
    hair: flatTop(),
    beard: BEARDS.goatee('hair'),
    clothes: stripes('cloud', 'clay'),
  },
  'efua-mockup': {
    skin: 'ebony',
    face: 'oval',
    look: 'down',
    sky: ['sun', 'sand', 'cloud'],
    hair: bun(),
    clothes: bands('plum', 'gold', 'sun'),
    worn: WORN.roundGlasses('gold') + WORN.studs('gold'),
  },
  'femi-prototype': {
    skin: 'umber',
    face: 'square',
    look: 'ahead',
    sky: ['cloud', 'sun', 'gold'],
    hair: cap('leaf', 'gold'),
    beard: BEARDS.moustache('hair'),
    clothes: gown('night', 'gold'),
  },
  'gugu-template': {
    skin: 'amber',
    face: 'oval',
    look: 'ahead',
    sky: ['plum', 'sun', 'gold'],
    hair: scarf('dusk', 'sun'),
    clothes: gown('leaf', 'gold'),
  },
  'hasani-draft': {
    skin: 'cocoa',
    face: 'long',
    look: 'down',
    sky: ['night', 'leaf', 'gold'],
    hair: locs(),
    beard: BEARDS.full('hair'),
    clothes: jacket('clay', 'gold'),
  },
  'imani-pattern': {
    skin: 'sienna',
    face: 'round',
    look: 'ahead',
    sky: ['clay', 'gold', 'sand'],
    hair: crop('hair'),
    clothes: blazer('dusk', 'sun'),
    worn: WORN.studs('cloud'),
  },
  'kesi-blueprint': {
    skin: 'umber',
    face: 'long',
    look: 'down',
    sky: ['dusk', 'gold', 'sand'],
    hair: curls('ash'),
    brow: 'ash',
    clothes: shawl('cloud', 'clay', 'gold'),
    worn: WORN.beads('leaf') + WORN.studs('gold'),
  },
};
