import type { Published } from './publish.ts';
import type { HostedOptions, ReleaseOptions } from './release-options.ts';
import { deployCommand } from './firebase-deploy.ts';

/** The commands that a person must run after this one, since it did not deploy. Empty on the local stack. */
export function listNextSteps(
  options: ReleaseOptions,
  projectId: string,
  published?: Published,
): string[] {
  const { hosted } = options;
  if (!hosted) return [];
  const deploy = (app: string) => `npx ${deployCommand(app, projectId).join(' ')}`;
  if (options.task === 'compose') return hosted.deploy ? [] : [deploy('shell')];
  const compose = `npm run release -- compose ${argumentsOf(hosted)} --deploy`;
  if (options.task !== 'publish') return [compose];
  if (published?.isServed) return options.promote ? [compose] : [];
  const promote = `npm run release -- promote ${options.app} ${published?.release ?? ''} ${argumentsOf(hosted)}`;
  return [deploy(options.app), ...(options.promote ? [promote, compose] : [])];
}

const argumentsOf = ({ environment }: HostedOptions) => `--environment ${environment}`;
