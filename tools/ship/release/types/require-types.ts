import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateReport } from '@raade/contracts/attestations';
import { Failure } from '@raade/contracts/failure';
import {
  PLATFORM_TYPES_FILE,
  type PlatformTypes,
  platformTypesSchema,
} from '@raade/contracts/release-facts';
import { SHELL } from '@raade/contracts/shell-files';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { type OpenRelease, openRelease } from '@raade/publishing/reading/open-release';
import semver from 'semver';
import type { Target } from '../target.ts';
import { brokenNames } from './platform-stand-in.ts';
import { remoteProblems } from './remote-types.ts';

interface Candidate {
  readonly app: string;
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** Root of the checkout that was built, whose sources can be compiled; undefined of a build from elsewhere. */
  readonly checkout: string | undefined;
}

/** The live shell, if its types can be compared. */
interface LiveShell {
  readonly file: OpenRelease['file'];
  readonly types: PlatformTypes;
}

async function liveShell(
  { read }: Target,
  pointers: LivePointers,
): Promise<LiveShell | 'old' | undefined> {
  const pointer = pointers.get(SHELL)?.pointer;
  const shell = pointer && (await openRelease(read, pointer).catch(() => undefined));
  if (!shell) return undefined;
  const isTyped = shell.file.files.some((file) => file.path === PLATFORM_TYPES_FILE);
  if (!isTyped) return 'old';
  const types = platformTypesSchema.parse(JSON.parse(await shell.text(PLATFORM_TYPES_FILE)));
  return { file: shell.file, types };
}

async function requireStandIn({ buildDir }: Candidate, { file, types }: LiveShell): Promise<void> {
  const text = await readFile(path.join(buildDir, PLATFORM_TYPES_FILE), 'utf8');
  const names = file.facts?.gives?.names ?? [];
  const broken = await brokenNames(names, types, platformTypesSchema.parse(JSON.parse(text)));
  if (broken.length === 0) return;
  throw new Failure(
    [
      `The platform of the new shell cannot stand in for that of the live one (${file.pointer.platform}), which remotes are written for:`,
      ...broken.map(({ name, reason }) => `${name}: ${reason}`),
      'Keep in libs/platform what there was beside what is new. If it has to go, make it a new major in libs/platform/package.json: then no remote gets it before it says that it takes it.',
    ].join('\n'),
  );
}

async function requireFitting(
  sources: { readonly app: string; readonly checkout: string },
  { file, types }: LiveShell,
): Promise<void> {
  const { app } = sources;
  const problems = await remoteProblems(sources, types);
  if (!problems) return;
  throw new Failure(
    `${app} does not fit the platform of the live shell ${file.pointer.release}:\n${problems}\n` +
      `Release the shell that it is written for first, or both at once: publish each with --no-promote, then \`npm run release -- promote shell@<release> ${app}@<release>\`.`,
  );
}

/** True if a shell brings a new major of the platform: the ranges of remotes keep it from those that are not ready. */
async function isNewMajor(buildDir: string, { file }: LiveShell): Promise<boolean> {
  const { platform } = JSON.parse(await readFile(path.join(buildDir, 'shell.json'), 'utf8')) as {
    platform: string;
  };
  return semver.major(platform) > semver.major(file.pointer.platform);
}

/** What came of comparing types. */
export interface ComparedTypes {
  /** What could not be compared, and why. */
  readonly told: readonly string[];
  /** What could be, for the release's attestation. */
  readonly reports: readonly GateReport[];
}

const uncompared = (...told: readonly string[]): ComparedTypes => ({ told, reports: [] });

const comparedWith = ({ file }: LiveShell): ComparedTypes => ({
  told: [],
  reports: [{ gate: 'types', comparedWith: [`${SHELL}@${file.pointer.release}`], findings: [] }],
});

/**
 * Compares types with those of the live shell: the platform of a new shell has to stand in for the live one, and a
 * remote has to compile with it. Throws a `Failure` with the compiler's words and the way out.
 */
export async function requireTypes(
  target: Target,
  candidate: Candidate,
  pointers: LivePointers,
): Promise<ComparedTypes> {
  const { app, buildDir, checkout } = candidate;
  const live = await liveShell(target, pointers);
  if (!live) return uncompared();
  if (live === 'old') {
    return uncompared('Types were not compared: the live shell does not bring its own.');
  }
  if (app === SHELL) {
    if (await isNewMajor(buildDir, live)) return uncompared();
    await requireStandIn(candidate, live);
    return comparedWith(live);
  }
  if (checkout === undefined) {
    return uncompared(`Types were not compared: ${buildDir} is no build of this checkout.`);
  }
  await requireFitting({ app, checkout }, live);
  return comparedWith(live);
}

/** The same for a release that does not go live now: it may wait for another shell. */
export async function compareTypes(
  ...asked: Parameters<typeof requireTypes>
): Promise<ComparedTypes> {
  try {
    return await requireTypes(...asked);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return uncompared(error.message);
  }
}
