import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import type { Town } from './town.ts';
import { type Scenario, requireWell } from './scenario.ts';
import { look, mustBe, visit } from './visitor.ts';

/** The first push of a project that has nothing: functions, rules, the shell and every remote go live. */
export const firstPush: Scenario = {
  title: 'The first push of an empty project',
  async play(town) {
    mustBe((await visit(town, 'example.org', '/')).status === 404, 'there is no site yet');
    const sha = await town.repository.commit('Name the sites of the project', () =>
      Promise.resolve(),
    );
    await town.github.push(sha);
    requireWell(await town.runAll());
    const { releases } = await look(town);
    mustBe(
      Object.keys(releases).sort().join() === [...REMOTES].sort().join(),
      'all remotes are live',
    );
    mustBe((await visit(town, 'example.org', '/')).status === 200, 'the home page is there');
    await mustHaveRules(town, sha);
    const functions = town.cloud.functions.deployed().length;
    return `${functions} functions, the rules, the shell and ${REMOTES.length} remotes are live.`;
  },
};

/** The rules that are in force are those of the commit. */
async function mustHaveRules({ cloud, repository }: Town, sha: string): Promise<void> {
  const api = 'firebaserules.googleapis.com/v1';
  const release = cloud.world.get(`${api}/projects/${PROJECT}/releases/cloud.firestore`);
  const ruleset = cloud.world.get(`${api}/${String(release?.['rulesetName'])}`);
  const rules = await repository.fileAt(sha, 'firestore.rules');
  const isSame = JSON.stringify(ruleset).includes(JSON.stringify(rules).slice(1, -1));
  mustBe(isSame, 'the rules in force are those of the commit');
}
