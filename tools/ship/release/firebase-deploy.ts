/** Runs a program and its arguments to its end. */
export type RunCommand = (command: readonly string[]) => Promise<void>;

/** The command that brings the folder of a site to Firebase Hosting. It replaces the whole file set of that site. */
export function deployCommand(app: string, projectId: string): readonly string[] {
  return [
    'firebase',
    'deploy',
    '--only',
    `hosting:${app}`,
    '--project',
    projectId,
    '--non-interactive',
  ];
}
