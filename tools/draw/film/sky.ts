import { HEIGHT, HORIZON, rounded, SUN, WIDTH } from './measures.ts';
import { PAINTS } from '../paints.ts';

const RINGS = 5;
const REACH = 300;

export const SKY_GRADIENTS = `
<linearGradient id="sky" x2="0" y2="1">
  <stop stop-color="${PAINTS.night}"/>
  <stop offset="1" stop-color="${PAINTS.dusk}"/>
</linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${SUN.x}" cy="${SUN.y}" r="620">
  <stop stop-color="${PAINTS.clay}" stop-opacity=".95"/>
  <stop offset=".45" stop-color="${PAINTS.clay}" stop-opacity=".36"/>
  <stop offset="1" stop-color="${PAINTS.clay}" stop-opacity="0"/>
</radialGradient>
<radialGradient id="disc">
  <stop offset=".3" stop-color="${PAINTS.gold}"/>
  <stop offset="1" stop-color="${PAINTS.sun}"/>
</radialGradient>`;

/** Light goes out from the sun in rings; in one turn each takes the place of the next. */
function ring(index: number, phase: number): string {
  const way = (index + phase) / RINGS;
  const radius = SUN.radius + way * REACH;
  const strength = 0.34 * (1 - way) ** 1.6;
  return `<circle cx="${SUN.x}" cy="${SUN.y}" r="${rounded(radius)}" stroke-opacity="${strength.toFixed(3)}"/>`;
}

export function sky(phase: number): string {
  const rings = Array.from({ length: RINGS }, (_, index) => ring(index, phase));
  return `<rect width="${WIDTH}" height="${HORIZON + 2}" fill="url(#sky)"/>
<rect width="${WIDTH}" height="${HORIZON}" fill="url(#glow)"/>
<g fill="none" stroke="${PAINTS.sun}" stroke-width="14">${rings.join('')}</g>
<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="url(#disc)"/>
<path fill="${PAINTS.night}" fill-opacity=".55" d="M0 ${HORIZON}V${HORIZON - 58}Q150 ${HORIZON - 96} 330 ${HORIZON - 40}T640 ${HORIZON}z"/>
<path fill="${PAINTS.night}" fill-opacity=".7" d="M1280 ${HORIZON}V${HORIZON - 44}Q1180 ${HORIZON - 66} 1090 ${HORIZON - 22}T940 ${HORIZON}z"/>
<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="${PAINTS.night}"/>`;
}
