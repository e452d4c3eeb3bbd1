/** The phase of the studios in which each project is, from 1 to 3. Samples, by the slug of the project. */
export const PROJECT_PHASES: Readonly<Record<string, 1 | 2 | 3>> = {
  'sunfi-solar-initiative': 2,
  'maternal-health-platform': 3,
  'child-nutrition-initiative': 2,
  'language-preservation-platform': 2,
  'womens-entrepreneurship-program': 3,
  'electoral-innovation': 1,
};
