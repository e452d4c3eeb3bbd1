import { PROJECTS } from './projects.ts';
import { PROJECT_PHASES } from './project-phases.ts';
import { STUDIOS } from './studios.ts';

test('every project is in one of the phases of the studios, and nothing else is', () => {
  expect(Object.keys(PROJECT_PHASES).sort()).toEqual(PROJECTS.map(({ slug }) => slug).sort());
  for (const phase of Object.values(PROJECT_PHASES)) {
    expect(STUDIOS.overview.phases[phase - 1]).toBeDefined();
  }
});
