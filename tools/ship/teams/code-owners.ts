import { releaseWorkflowFile } from './release-workflow.ts';

/** Path from the workspace. */
export const CODE_OWNERS = '.github/CODEOWNERS';
/** The team that owns the shared code. */
const PLATFORM_TEAM = '@raade/platform-team';
/** The column of the owners, counted from 0. */
const COLUMN = 40;

/** A pattern of paths, and the teams that own these. */
export interface OwnersLine {
  readonly pattern: string;
  readonly owners: readonly string[];
}

/** The lines of a CODEOWNERS file (https://docs.github.com/articles/about-code-owners), without comments. */
export function parseOwners(text: string): OwnersLine[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [pattern = '', ...owners] = line.split(/\s+/);
      return { pattern, owners };
    });
}

/** The GitHub team that owns a remote. */
export const teamOf = (remote: string) => `@raade/${remote}-team`;

/** The lines that make a team the owner of its remote and of the workflow that releases it. */
export function ownersLines(remote: string): string {
  const team = teamOf(remote);
  return [
    [`/apps/${remote}/`, team],
    [`/${releaseWorkflowFile(remote)}`, `${team} ${PLATFORM_TEAM}`],
  ]
    .map(([pattern = '', owners = '']) => `${pattern.padEnd(COLUMN)} ${owners}\n`)
    .join('');
}
