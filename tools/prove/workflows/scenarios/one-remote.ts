import { changeGiving } from './changes.ts';
import { ranJobs, requireWell, type Scenario } from './scenario.ts';
import { look, mustBe } from './visitor.ts';

const WORDS = 'Changed once.';

/** A change of one remote: it alone is built and released, and the pages are composed anew. */
export const oneRemote: Scenario = {
  title: 'A change of one remote',
  async play(town) {
    const before = await look(town);
    await changeGiving(town, WORDS);
    const reports = await town.runAll();
    requireWell(reports);
    const built = ranJobs(reports, /(^|\/ )(build|shell)$/);
    mustBe(built.join() === 'release-giving.yml: release / build', 'giving alone was built');
    const after = await look(town);
    const moved = Object.keys(after.releases).filter(
      (name) => after.releases[name] !== before.releases[name],
    );
    mustBe(moved.join() === 'giving', 'no other pointer has moved');
    mustBe(after.donatePage.includes(WORDS), 'visitors read the change');
    return 'giving alone was built and released; nothing else moved.';
  },
};
