import { arm, at, collar, fingers, mirrored } from './acting.ts';
import { bun, curls } from './hair.ts';
import { features, head } from './face.ts';
import { diamond, disc, line, PAINTS, shape, SKINS } from './paints.ts';
import { profile, SIDE_HAIR } from './profile.ts';
import { type Cloth, weave } from './weave.ts';
import { WORN } from './clothes.ts';

const CLOTHS = {
  guest: ['diamonds', 'plum', 'gold', 'sand'],
  reader: ['diamonds', 'sand', 'clay', 'night'],
  maker: ['triangles', 'leaf', 'gold', 'cloud'],
  listener: ['diamonds', 'dusk', 'sun', 'cloud'],
  writer: ['triangles', 'clay', 'gold', 'night'],
} as const satisfies Record<string, Cloth>;

const WIDTH = 1120;

const inCloth = (name: keyof typeof CLOTHS, d: string) => `<path d="${d}" fill="url(#${name})"/>`;

/** Papers that are pinned to the wall of the studio: sketches, and what was crossed out. */
function wall(): string {
  const paper = (x: number, y: number, turn: number, inside: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0h112v84H0z', PAINTS.cloud)}${inside}${disc(56, 6, 6, PAINTS.clay)}</g>`;
  return (
    paper(40, 70, -5, line('M18 34h60M18 52h76M18 70h40', PAINTS.dusk, 5)) +
    paper(600, 44, 3, line('M20 66l24-32 20 18 30-30', PAINTS.leaf, 6)) +
    paper(
      960,
      80,
      5,
      shape(diamond(34, 46, 18), PAINTS.sun) + line('M64 36h30M64 54h22', PAINTS.dusk, 5),
    )
  );
}

/** A phone of cardboard with a screen drawn on paper. */
const PROTOTYPE =
  `<g transform="translate(566 610) rotate(-4)">` +
  shape(
    'M-62-112h124a12 12 0 0 1 12 12v196a12 12 0 0 1-12 12h-124a12 12 0 0 1-12-12v-196a12 12 0 0 1 12-12z',
    PAINTS.sand,
  ) +
  shape('M-58-92H58V84H-58z', PAINTS.cloud) +
  disc(0, -46, 26, PAINTS.sun) +
  shape(diamond(0, -46, 13), PAINTS.clay) +
  line('M-38 4h76M-38 26h52', PAINTS.dusk, 8) +
  shape('M-38 46h76v24h-76z', PAINTS.leaf) +
  '</g>';

function guest(): string {
  const hair = SIDE_HAIR.wrap('clay', 'gold');
  return (
    inCloth('guest', 'M36 720V520C44 420 116 388 186 384C276 388 336 430 348 520V720z') +
    at(196, 268, 1.56, profile('umber') + hair.front + disc(110, 134, 8, PAINTS.gold)) +
    collar(184, 392, 1.3, PAINTS.gold)
  );
}

/** The open hand of who tells. */
const guestsArm = (): string =>
  arm('M262 470Q276 590 306 640', PAINTS.plum, 'M318 648Q366 632 392 574', 'umber') +
  disc(394, 578, 21, SKINS.umber.lit) +
  fingers('M386 572l8-50M392 574l20-44M398 576l34-36M402 584l42-18', 'umber') +
  fingers('M384 568l-12-30', 'umber');

function reader(): string {
  const hair = SIDE_HAIR.crop();
  const glasses = line(
    'M144 106a13 13 0 1 0 26 0a13 13 0 1 0-26 0M144 106L112 108',
    PAINTS.sun,
    3.4,
  );
  return (
    inCloth('reader', 'M282 720V420C290 344 340 312 396 310C460 314 500 350 506 420V720z') +
    at(402, 204, 1.3, profile('sienna') + hair.front + glasses) +
    collar(392, 308, 1.1, PAINTS.clay)
  );
}

function maker(): string {
  const face = head('round', 'ebony') + features('aside', 'ebony', PAINTS.hair);
  return (
    inCloth('maker', 'M420 720V520C424 430 480 402 566 402S708 430 712 520V720z') +
    mirrored(566, 296, 1.44, face + curls('hair').front) +
    collar(566, 402, 1.3, PAINTS.gold)
  );
}

/** Both hands of who made the prototype, around it. */
const makersArms = (): string =>
  arm('M452 500Q430 600 452 656', PAINTS.leaf, 'M458 664L500 664', 'ebony') +
  fingers('M500 652h18M502 668h20M500 684h16', 'ebony') +
  arm('M682 500Q704 600 682 656', PAINTS.leaf, 'M676 664L634 660', 'ebony') +
  fingers('M634 646h-18M632 662h-20M634 678h-16', 'ebony');

function listener(): string {
  const { back = '', front } = bun();
  const face = head('oval', 'amber') + features('aside', 'amber', PAINTS.hair);
  return (
    inCloth('listener', 'M668 720V410C674 344 712 316 768 314S860 344 866 410V720z') +
    mirrored(766, 214, 1.26, back + face + front + WORN.hoops('gold')) +
    collar(766, 310, 1.1, PAINTS.sun)
  );
}

function writer(): string {
  const { back = '', front } = SIDE_HAIR.afro();
  return (
    inCloth('writer', 'M772 720V530C780 430 850 392 930 388C1010 392 1074 430 1082 530V720z') +
    mirrored(926, 276, 1.54, back + profile('cocoa') + front + disc(110, 134, 7, PAINTS.gold)) +
    collar(940, 394, 1.3, PAINTS.gold)
  );
}

/** The page that is written on, and the hand with the pencil. */
const writersArm = (): string =>
  shape('M690 716l150-26 34 78-160 30z', PAINTS.cloud) +
  line('M722 732l70-12M730 752l60-11', PAINTS.dusk, 5) +
  arm('M850 480Q808 590 826 640', PAINTS.clay, 'M826 656L806 700', 'cocoa') +
  line('M776 738L812 680', PAINTS.night, 9) +
  fingers('M802 704l-12 12M808 712l-14 12', 'cocoa');

function table(): string {
  const edge = Array.from({ length: 21 }, (_, index) => diamond(index * 56, 814, 18)).join('');
  return (
    shape(`M0 720H${WIDTH}V840H0z`, PAINTS.night) +
    shape(`M0 784H${WIDTH}V840H0z`, PAINTS.clay) +
    shape(edge, PAINTS.gold)
  );
}

/** What lies on the table: the cards of an idea. */
const CARDS =
  shape('M60 752l104-16 10 40-108 10z', PAINTS.gold) +
  shape('M196 744l96-4 4 40-98 4z', PAINTS.cloud) +
  line('M214 762l56-3', PAINTS.dusk, 5) +
  shape('M930 744l92 6-4 36-94-6z', PAINTS.sun);

/** A team in its studio: one who knows the problem tells about it, the others listen, hold, look and write. */
export function scene(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 840">`,
    shape(`M0 0h${WIDTH}v840H0z`, PAINTS.dusk),
    disc(560, 470, 430, PAINTS.sun) + disc(560, 470, 330, PAINTS.gold),
    wall(),
    ...Object.entries(CLOTHS).map(([id, cloth]) => weave(id, cloth)),
    reader(),
    listener(),
    guest(),
    maker(),
    writer(),
    table(),
    CARDS,
    PROTOTYPE,
    guestsArm(),
    makersArms(),
    writersArm(),
    '</svg>',
  ].join('');
}
