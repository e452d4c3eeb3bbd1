import { affectedProjects } from '@raade/kit/projects/affected-projects.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import { deployedFiles } from './deployed-files.ts';

/** The things that are deployed on their own. */
export const DEPLOYABLES: readonly string[] = [...SITES, 'functions', 'rules'];

/** Files of no project, and what they are deployed with. */
const DEPLOYED_WITH: Readonly<Record<string, readonly string[]>> = {
  'firebase.json': DEPLOYABLES,
  '.firebaserc': DEPLOYABLES,
  'firestore.rules': ['rules'],
  'firestore.indexes.json': ['rules'],
};

/** The things that have to be deployed after these files have changed. */
export async function affectedDeployables(files: readonly string[]): Promise<string[]> {
  const projects = await affectedProjects(deployedFiles(files));
  const byFile = files.flatMap((file) => DEPLOYED_WITH[file] ?? []);
  return DEPLOYABLES.filter((name) => projects.includes(`@raade/${name}`) || byFile.includes(name));
}

/** True if the stories in Chromium have changed, or the tools that they stand on. */
export async function areStoriesAffected(files: readonly string[]): Promise<boolean> {
  return (await affectedProjects(files)).includes('@raade/e2e');
}
