import { checkClosed } from '@raade/contracts/check-closed';
import { describeIssues } from '@raade/contracts/describe-issues';
import type { Environment } from '@raade/contracts/environment';
import { pagesFileSchema } from '@raade/contracts/pages';
import { type Registry, registrySchema, type ReleasePointer } from '@raade/contracts/registry';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { Failure } from '@raade/contracts/failure';
import { type Composition, composePages, policySourcesOf } from './compose-pages.ts';
import { readInlined } from './inlined.ts';
import { loadRenderer } from './load-renderer.ts';
import type { ReadRelease } from './read-release.ts';
import {
  SHELL,
  SHELL_FILES,
  type ShellFiles,
  shellFilesSchema,
} from '@raade/contracts/shell-files';
import { rulesFileOf } from '../hosting/header-rules.ts';
import { policyRules } from '../policy/policy-rules.ts';
import { writeDocuments, writeWhole } from './write-documents.ts';
import { writtenRegistry } from './written-registry.ts';

/** The live release of each app, the shell among them. */
export type Pointers = Readonly<Record<string, ReleasePointer>>;

interface ShellInput {
  readonly pointers: Pointers;
  readonly read: ReadRelease;
  readonly environment: Environment;
  /** Folder of the shell's site. */
  readonly siteDir: string;
}

/** The registry for browsers: the pointers of all remotes. Throws one message if two own the same path or slot. */
export function registryOf(pointers: Pointers): Registry {
  const remotes = Object.entries(pointers).filter(([app]) => app !== SHELL);
  const registry = { schema: 1, remotes: Object.fromEntries(remotes) };
  const result = checkClosed(registrySchema, registry);
  if (result.success) return result.data;
  throw new Failure(`registry.json is not valid:\n${describeIssues(result.issues)}`);
}

/**
 * Writes the pages of the shell's site anew, from releases that exist: it builds nothing. `registry.json` comes
 * last, so that whoever learns of a release from it finds the pages that go with it.
 */
export async function composeShell(input: ShellInput): Promise<Registry> {
  const { pointers, environment, siteDir } = input;
  const shell = pointers[SHELL];
  if (!shell) throw new Failure('No release of the shell is live, so there are no pages to write.');
  const registry = registryOf(pointers);
  const read = (file: string) => input.read(SHELL, shell, file);
  const shellBase = `/r/${shell.release}/`;
  const shellFiles = parseShellFiles(await read(SHELL_FILES));
  const composition: Composition = {
    template: await read('template.html'),
    shellBase,
    shellFiles,
    inlined: await readInlined(shellFiles, shellBase, read),
    renderer: loadRenderer(await read(shellFiles.renderer), shellBase + shellFiles.renderer),
    today: new Date().toISOString().slice(0, 10),
    registry,
    environment,
    ...(await remotesOf(registry, input.read)),
  };
  const documents = await composePages(composition);
  documents.set('environment.json', JSON.stringify(environment, null, 2));
  documents.set('registry.json', JSON.stringify(writtenRegistry(registry), null, 2));
  await writeWhole(
    rulesFileOf(siteDir),
    JSON.stringify(policyRules(policySourcesOf(composition)), null, 2),
  );
  await writeDocuments(siteDir, documents);
  return registry;
}

function parseShellFiles(text: string): ShellFiles {
  const result = shellFilesSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Failure(
    `${SHELL_FILES} of the live shell is not what these tools read:\n${describeIssues(result.error.issues)}\n` +
      'Release a shell that was built with them: `npm run release -- publish shell`.',
  );
}

/** The pages of the live releases, and the links to them. */
async function remotesOf(
  { remotes }: Registry,
  read: ReadRelease,
): Promise<Pick<Composition, 'pages' | 'links' | 'declared'>> {
  const said = await Promise.all(
    Object.entries(remotes).map(async ([name, pointer]) => {
      const readJson = async (file: string): Promise<unknown> =>
        JSON.parse(await read(name, pointer, file));
      const [pages, manifest] = await Promise.all([
        readJson('pages.json'),
        readJson('remote.json'),
      ]);
      const { links, area, services } = remoteManifestSchema.parse(manifest);
      const declared = { area, services };
      return { name, file: pagesFileSchema.parse(pages), links, declared };
    }),
  );
  return {
    pages: Object.fromEntries(said.map(({ name, file }) => [name, file])),
    links: Object.fromEntries(said.map(({ name, links }) => [name, links])),
    declared: Object.fromEntries(said.map(({ name, declared }) => [name, declared])),
  };
}
