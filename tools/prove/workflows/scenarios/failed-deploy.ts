import { failedSteps } from '../runner/report.ts';
import { changeGiving } from './changes.ts';
import { requireWell, type Scenario } from './scenario.ts';
import { look, mustBe } from './visitor.ts';

const WORDS = 'Changed twice.';

/** Hosting refuses a deploy in the middle. Nothing of it is seen, and the workflow that is run again ends it. */
export const failedDeploy: Scenario = {
  title: 'A deploy that fails in the middle, and is tried again',
  async play(town) {
    const before = await look(town);
    let refused = 0;
    town.cloud.hosting.fault = (app, step) => {
      if (app !== 'giving' || step !== 'finalize') return undefined;
      refused += 1;
      return 500;
    };
    const sha = await changeGiving(town, WORDS);
    const reports = await town.runAll();
    const failed = reports.filter(({ outcome }) => outcome === 'failure');
    mustBe(refused > 0, 'the deploy got as far as its files, and no further');
    mustBe(
      failed.map(({ file }) => file).join() === 'release-giving.yml',
      'giving alone has failed',
    );
    const reason = failed.flatMap(failedSteps)[0]?.output ?? '';
    mustBe(/500/.test(reason) && /firebase failed/.test(reason), 'the log says why');
    mustBe(
      JSON.stringify(await look(town)) === JSON.stringify(before),
      'visitors see no difference',
    );

    town.cloud.hosting.fault = () => undefined;
    await town.github.dispatch('release-giving.yml', sha);
    requireWell(await town.runAll());
    mustBe((await look(town)).donatePage.includes(WORDS), 'the second try has ended it');
    return `Hosting refused it ${refused} times, nobody saw a difference, and the second try went live.`;
  },
};
