import type { Published } from './publish.ts';
import type { Elsewhere, ReleaseOptions } from './release-options.ts';
import { deployCommand } from './firebase-deploy.ts';

/** The commands that are left to do after one that was not allowed to deploy, in this order, one a line. */
export function nextSteps(
  options: ReleaseOptions,
  projectId: string,
  published?: Published,
): string[] {
  const { elsewhere } = options;
  if (!elsewhere) return [];
  const deploy = (app: string) => `npx ${deployCommand(app, projectId).join(' ')}`;
  if (options.task === 'compose') return elsewhere.deploy ? [] : [deploy('shell')];
  const compose = `npm run release -- compose ${argumentsOf(elsewhere)} --deploy`;
  if (options.task !== 'publish') return [compose];
  if (published?.isServed) return options.promote ? [compose] : [];
  const promote = `npm run release -- promote ${options.app} ${published?.release ?? ''} ${argumentsOf(elsewhere)}`;
  return [deploy(options.app), ...(options.promote ? [promote, compose] : [])];
}

const argumentsOf = ({ environment }: Elsewhere) => `--environment ${environment}`;
