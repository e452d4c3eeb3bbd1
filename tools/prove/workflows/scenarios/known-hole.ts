import { failedSteps } from '../runner/report.ts';
import { requireWell, type Scenario } from './scenario.ts';
import type { Town } from './town.ts';
import { mustBe } from './visitor.ts';

const HOLE = {
  id: 1,
  title: 'A sample of a hole',
  severity: 'high',
  vulnerable_versions: '*',
} as const;

async function runDaily(town: Town) {
  await town.github.dispatch('known-holes.yml', await town.repository.head());
  return town.runAll();
}

/** The daily look for known holes, on a day without one and on a day with one. */
export const knownHole: Scenario = {
  title: 'A hole becomes known in a package that goes live',
  async play(town) {
    requireWell(await runDaily(town));
    town.advisories = { react: [HOLE] };
    const [report] = await runDaily(town);
    const said = report ? (failedSteps(report)[0]?.output ?? '') : '';
    mustBe(said.includes(HOLE.title), 'the run fails, and names the hole');
    return 'It ends well on a day without, and fails with the name of the package.';
  },
};
