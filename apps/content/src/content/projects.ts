import type { Project } from './projects.schema.ts';
import { CHILD_NUTRITION_INITIATIVE } from './projects/child-nutrition-initiative.ts';
import { ELECTORAL_INNOVATION } from './projects/electoral-innovation.ts';
import { LANGUAGE_PRESERVATION_PLATFORM } from './projects/language-preservation-platform.ts';
import { MATERNAL_HEALTH_PLATFORM } from './projects/maternal-health-platform.ts';
import { SUNFI_SOLAR_INITIATIVE } from './projects/sunfi-solar-initiative.ts';
import { WOMENS_ENTREPRENEURSHIP_PROGRAM } from './projects/womens-entrepreneurship-program.ts';

export type { Project } from './projects.schema.ts';

/** The projects of the Innovation Studios, in the order in which pages list them. */
export const PROJECTS: readonly Project[] = [
  SUNFI_SOLAR_INITIATIVE,
  MATERNAL_HEALTH_PLATFORM,
  CHILD_NUTRITION_INITIATIVE,
  LANGUAGE_PRESERVATION_PLATFORM,
  WOMENS_ENTREPRENEURSHIP_PROGRAM,
  ELECTORAL_INNOVATION,
];
