import { requireWell, type Scenario } from './scenario.ts';
import { look, mustBe } from './visitor.ts';

/**
 * What docs/runbook.md says where the staff page is out of reach: the commit is reverted on main, and the workflow of the
 * app follows. The same sources are the same release, which the site still has.
 */
export const rollback: Scenario = {
  title: 'A rollback: the last change is reverted on main',
  async play(town) {
    const before = await look(town);
    await town.github.push(await town.repository.revert('HEAD'));
    requireWell(await town.runAll());
    const after = await look(town);
    mustBe(after.donatePage.includes('Changed once.'), 'visitors read what was there before');
    mustBe(!after.donatePage.includes('Changed twice.'), 'nothing is left of the change');
    mustBe(after.releases['giving'] !== before.releases['giving'], 'the pointer has moved');
    const site = town.cloud.hosting.site('giving').state;
    const kept = site.contentAt(`/r/${before.releases['giving']}/remoteEntry.js`);
    mustBe(kept !== undefined, 'tabs that are open still find the release that went');
    return 'The release before is live again, and the other one still answers for open tabs.';
  },
};
