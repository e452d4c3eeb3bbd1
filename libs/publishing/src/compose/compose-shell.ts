import { checkClosed } from '@raade/contracts/check-closed';
import { describeIssues } from '@raade/contracts/describe-issues';
import type { Environment } from '@raade/contracts/environment';
import { pagesFileSchema, type PagesFile } from '@raade/contracts/pages';
import { framesFileSchema } from '@raade/contracts/prerendering';
import { type Registry, registrySchema, type ReleasePointer } from '@raade/contracts/registry';
import { Failure } from '@raade/contracts/failure';
import { composePages } from './compose-pages.ts';
import { readInlined } from './inlined.ts';
import type { ReadRelease } from './read-release.ts';
import { SHELL, SHELL_FILES, shellFilesSchema } from '@raade/contracts/shell-files';
import { writeDocuments } from './write-documents.ts';

/** The live release of each app, the shell among them. */
export type Pointers = Readonly<Record<string, ReleasePointer>>;

interface ShellInput {
  readonly pointers: Pointers;
  readonly read: ReadRelease;
  readonly environment: Environment;
  /** Folder of the shell's site. */
  readonly siteDir: string;
}

/** What browsers are told: the pointers of all remotes. Throws one message if two own the same path or slot. */
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
  const shellBase = `/r/${shell.version}/`;
  const shellFiles = shellFilesSchema.parse(JSON.parse(await read(SHELL_FILES)));
  const documents = composePages({
    template: await read('template.html'),
    shellBase,
    shellFiles,
    inlined: await readInlined(shellFiles, shellBase, read),
    frames: framesFileSchema.parse(JSON.parse(await read('frames.json'))),
    registry,
    environment,
    pages: await pagesOf(registry, input.read),
  });
  documents.set('environment.json', JSON.stringify(environment, null, 2));
  documents.set('registry.json', JSON.stringify(registry, null, 2));
  await writeDocuments(siteDir, documents);
  return registry;
}

async function pagesOf(
  { remotes }: Registry,
  read: ReadRelease,
): Promise<Record<string, PagesFile>> {
  const files = Object.entries(remotes).map(async ([name, pointer]) => {
    const text = await read(name, pointer, 'pages.json');
    return [name, pagesFileSchema.parse(JSON.parse(text))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
