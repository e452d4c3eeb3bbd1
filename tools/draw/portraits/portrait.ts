import { features, head } from './face.ts';
import { disc, PAINTS, shape } from './paints.ts';
import type { Person } from './people.ts';

/** The portrait as an SVG: a person before the sun, in the colours of the site. */
export function portraitOf({
  skin,
  face,
  look,
  sky,
  hair,
  brow = 'hair',
  beard = '',
  clothes,
  worn = '',
}: Person): string {
  const [ground, arch, light] = sky;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">',
    shape('M0 0h240v240H0z', PAINTS[ground]),
    shape('M12 240V124a108 108 0 0 1 216 0v116z', PAINTS[arch]),
    disc(120, 124, 82, PAINTS[light]),
    hair.back ?? '',
    head(face, skin),
    clothes,
    features(look, skin, PAINTS[brow]),
    beard,
    hair.front,
    worn,
    '</svg>',
  ].join('');
}
