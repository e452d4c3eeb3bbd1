import { proposeGiving } from './changes.ts';
import { ranJobs, requireWell, type Scenario } from './scenario.ts';
import { look, mustBe } from './visitor.ts';

/** A pull request is checked, by jobs without any right beyond reading, and nothing of it goes live. */
export const pullRequest: Scenario = {
  title: 'A pull request that changes one remote',
  async play(town) {
    const before = await look(town);
    await proposeGiving(town, 'Proposed.');
    const reports = await town.runAll();
    requireWell(reports);
    mustBe(
      ranJobs(reports, /(projects|stories)$/).join() === 'checks.yml: projects,checks.yml: stories',
      'what the change affects was checked, with the stories',
    );
    mustBe(
      JSON.stringify(await look(town)) === JSON.stringify(before),
      'visitors see no difference',
    );
    return 'What it affects was checked, and nothing of it went live.';
  },
};
