import { fields, haze, HAZE_GRADIENT } from './fields.ts';
import { network } from './network.ts';
import { HEIGHT, WIDTH } from './measures.ts';
import { sky, SKY_GRADIENTS } from './sky.ts';

/**
 * The picture of the film at a phase of its turn, as SVG.
 * @param phase from 0 to 1; at 1 everything is where it was at 0, so that the film can go round
 */
export function sceneAt(phase: number): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">
<defs>${SKY_GRADIENTS}${HAZE_GRADIENT}</defs>
${sky(phase)}
${fields(phase)}
${haze}
${network(phase)}
</svg>`;
  return `${picture.replaceAll(/\n\s*/g, '')}\n`;
}
