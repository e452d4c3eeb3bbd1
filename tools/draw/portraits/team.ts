import { BEARDS, bun, crop, curls, longHair, wrap } from './hair.ts';
import { type Face, features, head, type Look } from './face.ts';
import { disc, PAINTS, shape, type Skin, SKINS } from './paints.ts';
import { type Cloth, weave } from './weave.ts';
import { WORN } from './clothes.ts';

interface Member {
  /** The middle of the face in the picture, and its size in parts of the portraits'. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly skin: Skin;
  readonly face: Face;
  readonly look: Look;
  readonly hair: { readonly back?: string; readonly front: string };
  readonly beside?: string;
  readonly cloth: Cloth;
}

/** From the back to the front. */
const MEMBERS: readonly Member[] = [
  {
    ...{ x: 375, y: 232, size: 1.5, skin: 'umber', face: 'oval', look: 'ahead' },
    hair: wrap('clay', 'gold'),
    beside: WORN.discs('gold'),
    cloth: ['diamonds', 'leaf', 'sand', 'gold'],
  },
  {
    ...{ x: 750, y: 226, size: 1.52, skin: 'sienna', face: 'round', look: 'down' },
    hair: bun(),
    beside: WORN.hoops('gold'),
    cloth: ['diamonds', 'plum', 'gold', 'sand'],
  },
  {
    ...{ x: 190, y: 284, size: 1.42, skin: 'cocoa', face: 'square', look: 'ahead' },
    hair: crop('hair'),
    beside: BEARDS.full('hair'),
    cloth: ['triangles', 'clay', 'gold', 'night'],
  },
  {
    ...{ x: 935, y: 290, size: 1.4, skin: 'umber', face: 'long', look: 'aside' },
    hair: longHair(),
    beside: WORN.roundGlasses('sun'),
    cloth: ['triangles', 'gold', 'clay', 'night'],
  },
  {
    ...{ x: 565, y: 272, size: 1.44, skin: 'ebony', face: 'round', look: 'ahead' },
    hair: curls('hair'),
    cloth: ['triangles', 'dusk', 'sun', 'cloud'],
  },
];

function member(each: Member, index: number): string {
  const { x, y, size, skin, face, look, hair, beside = '', cloth } = each;
  const shoulders = y + 72 * size;
  const wide = 94 * size;
  const body =
    `M${x - wide} 720V${shoulders + 80}a80 80 0 0 1 80-80H${x + wide - 80}` +
    `a80 80 0 0 1 80 80V720z`;
  const neckline = `M${x - 40} ${shoulders - 1}a40 40 0 0 0 80 0`;
  const place = `<g transform="translate(${x} ${y}) scale(${size}) translate(-120-110)">`;
  return (
    `${place}${hair.back ?? ''}</g><path d="${body}" fill="url(#w${index})"/>` +
    `<path d="${neckline}" fill="${SKINS[skin].shaded}" stroke="${PAINTS[cloth[2]]}" stroke-width="10"/>` +
    `${place}${head(face, skin)}${features(look, skin, PAINTS.hair)}${hair.front}${beside}</g>`
  );
}

const SUN = { x: 560, y: 430 } as const;

/** The picture of the team: five people before the sun, whose clothes are one woven cloth. */
export function team(): string {
  const rings = [250, 310, 370, 430, 490].map(
    (radius, ring) =>
      `<circle cx="${SUN.x}" cy="${SUN.y}" r="${radius}" stroke-opacity=".${3 - Math.floor(ring / 2)}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 720">',
    shape('M0 0h1120v720H0z', PAINTS.night),
    `<g fill="none" stroke="${PAINTS.sun}" stroke-width="12">${rings.join('')}</g>`,
    disc(SUN.x, SUN.y, 205, PAINTS.sun) + disc(SUN.x, SUN.y, 150, PAINTS.gold),
    ...MEMBERS.map(({ cloth }, index) => weave(`w${index}`, cloth)),
    ...MEMBERS.map(member),
    '</svg>',
  ].join('');
}
