import { PROJECTS } from './projects.ts';
import { outcomesDone, PROJECT_PHASES } from './project-phases.ts';
import { STUDIOS } from './studios.ts';

test('every project is in one of the phases of the studios, and nothing else is', () => {
  expect(Object.keys(PROJECT_PHASES).sort()).toEqual(PROJECTS.map(({ slug }) => slug).sort());
  for (const { now } of Object.values(PROJECT_PHASES)) {
    expect(STUDIOS.overview.phases[now - 1]).toBeDefined();
  }
});

test('every outcome belongs to a phase, in their order', () => {
  for (const { slug, outcomes } of PROJECTS) {
    const phases = PROJECT_PHASES[slug]?.outcomes ?? [];
    expect(phases).toHaveLength(outcomes.length);
    expect(phases).toEqual(phases.toSorted());
  }
});

test('an outcome is done once its phase is over', () => {
  expect(outcomesDone('maternal-health-platform')).toEqual([true, true, true, false]);
  expect(outcomesDone('electoral-innovation')).toEqual([false, false, false, false]);
  expect(outcomesDone('no-such-project')).toEqual([]);
});
