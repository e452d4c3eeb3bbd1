import { listNextSteps } from './next-steps.ts';
import { parseReleaseOptions } from './release-options.ts';

const RELEASE = '0123456789abcdef0123456789abcdef';
const HOSTED = ['--environment', 'e.json'];

function stepsAfter(args: string[], isServed = args.includes('--deploy')): string[] {
  const published = { release: RELEASE, isServed, messages: [] };
  return listNextSteps(parseReleaseOptions(args), 'sample', published);
}

const DEPLOY =
  'npx firebase deploy --config firebase.hosting.json --only hosting:giving --project sample --non-interactive';
const DEPLOY_SHELL = DEPLOY.replace('giving', 'shell');
const PROMOTE = `npm run release -- promote giving ${RELEASE} --environment e.json`;
const COMPOSE = 'npm run release -- compose --environment e.json --deploy';

test.each([
  [
    ['publish', 'giving', ...HOSTED],
    [DEPLOY, PROMOTE, COMPOSE],
  ],
  [['publish', 'giving', '--no-promote', ...HOSTED], [DEPLOY]],
  [['publish', 'giving', '--deploy', ...HOSTED], [COMPOSE]],
  [['publish', 'giving', '--deploy', '--no-promote', ...HOSTED], []],
  [['promote', 'giving', RELEASE, ...HOSTED], [COMPOSE]],
  [['rollback', 'giving', ...HOSTED], [COMPOSE]],
  [['compose', ...HOSTED], [DEPLOY_SHELL]],
  [['compose', '--deploy', ...HOSTED], []],
  [['publish', 'giving'], []],
])('after %j the remaining steps are: %j', (args, steps) => {
  expect(stepsAfter(args)).toEqual(steps);
});
