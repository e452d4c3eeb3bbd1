import { nextSteps } from './next-steps.ts';
import { parseReleaseOptions } from './release-options.ts';

const RELEASE = '0123456789abcdef0123456789abcdef';
const ELSEWHERE = ['--environment', 'e.json'];

function stepsAfter(args: string[], isServed = args.includes('--deploy')): string[] {
  return nextSteps(parseReleaseOptions(args), 'sample', {
    release: RELEASE,
    isServed,
    messages: [],
  });
}

const DEPLOY =
  'npx firebase deploy --config firebase.hosting.json --only hosting:giving --project sample --non-interactive';
const DEPLOY_SHELL = DEPLOY.replace('giving', 'shell');
const PROMOTE = `npm run release -- promote giving ${RELEASE} --environment e.json`;
const COMPOSE = 'npm run release -- compose --environment e.json --deploy';

test.each([
  [
    ['publish', 'giving', ...ELSEWHERE],
    [DEPLOY, PROMOTE, COMPOSE],
  ],
  [['publish', 'giving', '--no-promote', ...ELSEWHERE], [DEPLOY]],
  [['publish', 'giving', '--deploy', ...ELSEWHERE], [COMPOSE]],
  [['publish', 'giving', '--deploy', '--no-promote', ...ELSEWHERE], []],
  [['promote', 'giving', RELEASE, ...ELSEWHERE], [COMPOSE]],
  [['rollback', 'giving', ...ELSEWHERE], [COMPOSE]],
  [['compose', ...ELSEWHERE], [DEPLOY_SHELL]],
  [['compose', '--deploy', ...ELSEWHERE], []],
  [['publish', 'giving'], []],
])('after %j there is left to do: %j', (args, steps) => {
  expect(stepsAfter(args)).toEqual(steps);
});
