import { arm, at, collar, fingers, mirrored } from './acting.ts';
import { disc, line, PAINTS, shape, SKINS } from './paints.ts';
import { profile, SIDE_HAIR } from './profile.ts';
import { type Cloth, weave } from './weave.ts';

const CLOTHS = {
  sender: ['triangles', 'leaf', 'sand', 'night'],
  answerer: ['diamonds', 'clay', 'gold', 'sand'],
} as const satisfies Record<string, Cloth>;

const LETTER =
  '<g transform="translate(566 470) rotate(-8)">' +
  shape('M-112-74H112V74H-112z', PAINTS.cloud) +
  line('M-112-74L0 14L112-74', PAINTS.dusk, 6) +
  disc(0, 16, 20, PAINTS.clay) +
  '</g>';

function sender(): string {
  const { back = '', front } = SIDE_HAIR.bun();
  return (
    '<path d="M60 720V560C68 450 150 408 244 404C340 408 410 450 418 560V720z" fill="url(#sender)"/>' +
    at(252, 262, 1.76, back + profile('sienna') + front + disc(110, 136, 7, PAINTS.gold)) +
    collar(238, 404, 1.4, PAINTS.gold) +
    LETTER +
    arm('M320 520Q352 610 396 620', PAINTS.leaf, 'M410 618Q444 590 466 532', 'sienna') +
    disc(466, 534, 22, SKINS.sienna.lit) +
    fingers('M462 520l18-26M474 524l22-14M478 536l24-4', 'sienna')
  );
}

function answerer(): string {
  const { front } = SIDE_HAIR.crop();
  return (
    '<path d="M702 720V560C710 450 780 408 876 404C970 408 1052 450 1060 560V720z" fill="url(#answerer)"/>' +
    mirrored(868, 262, 1.76, profile('ebony') + front) +
    collar(882, 404, 1.4, PAINTS.sand) +
    arm('M800 520Q768 610 724 600', PAINTS.clay, 'M710 594Q690 560 676 500', 'ebony') +
    disc(674, 500, 22, SKINS.ebony.lit) +
    fingers('M676 488l-14-28M664 492l-20-18M660 504l-24-6', 'ebony')
  );
}

/** A letter goes from one hand to another: somebody asks, and a person answers. */
export function letter(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 720">',
    shape('M0 0h1120v720H0z', PAINTS.dusk),
    disc(560, 470, 400, PAINTS.sun) + disc(560, 470, 300, PAINTS.gold),
    ...Object.entries(CLOTHS).map(([id, cloth]) => weave(id, cloth)),
    answerer(),
    sender(),
    '</svg>',
  ].join('');
}
