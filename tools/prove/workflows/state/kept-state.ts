import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Failure } from '@raade/contracts/failure';
import type { Version } from '@raade/publishing/hosting-api/testing/hosting-state';
import type { Resource } from '@raade/operate/testing/cloud/world.ts';
import type { CloudProject } from '../cloud/project.ts';
import type { Run } from '../github/runs.ts';
import type { GitHub } from '../github/github.ts';
import type { RunReport } from '../runner/report.ts';
import { readDocuments, type StoredDocument, writeDocuments } from './documents.ts';

/** All that is there once a scenario has ended; the repository and caches lie beside it as files. */
export interface KeptState {
  /** Titles of the scenarios that have ended well. */
  readonly played: readonly string[];
  readonly isQuick: boolean;
  /** The commit of this workspace that the town began with. */
  readonly source: string;
  /** The commit of main. */
  readonly main: string;
  readonly runs: readonly Run[];
  readonly reports: readonly RunReport[];
  readonly resources: ReadonlyMap<string, Resource>;
  readonly uploads: ReadonlyMap<string, Uint8Array>;
  readonly sites: Readonly<Record<string, KeptSite>>;
  readonly documents: readonly StoredDocument[];
}

interface KeptSite {
  readonly versions: ReadonlyMap<string, Version>;
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** Names of versions, the latest first. */
  readonly releases: readonly string[];
}

const fileIn = (folder: string) => path.join(folder, 'state.v8');

/** What an earlier run has left in a folder; undefined if nothing. */
export async function readState(folder: string): Promise<KeptState | undefined> {
  if (!existsSync(fileIn(folder))) return undefined;
  return deserialize(await readFile(fileIn(folder))) as KeptState;
}

/** Whole or not at all. */
export async function writeState(folder: string, state: KeptState): Promise<void> {
  const begun = `${fileIn(folder)}.new`;
  await writeFile(begun, serialize(state));
  await rename(begun, fileIn(folder));
}

/** Fails if what was left behind is of a run with less in it, or with more. */
export function requireSame({ isQuick }: KeptState, isQuickNow: boolean): void {
  if (isQuick === isQuickNow) return;
  const how = isQuick ? 'quick' : 'whole';
  throw new Failure(`A ${how} run is kept there. Choose another folder for --keep, or delete it.`);
}

interface Parts {
  readonly cloud: CloudProject;
  readonly github: GitHub;
  /** Of Firestore's emulator. */
  readonly firestore: string;
}

/** What these parts hold now. */
export async function stateOf({ cloud, github, firestore }: Parts) {
  const sites = cloud.hosting.sites.map(({ app, state: { versions, contents, releases } }) => {
    const kept: KeptSite = { versions, contents, releases: releases.map(({ name }) => name) };
    return [app, kept] as const;
  });
  return {
    runs: github.runs.all,
    resources: cloud.world.resources,
    uploads: cloud.functions.sources,
    sites: Object.fromEntries(sites),
    documents: await readDocuments(firestore),
  };
}

/** Fills parts that are as `openTown` makes them with what was kept. */
export async function restore(kept: KeptState, { cloud, github, firestore }: Parts): Promise<void> {
  github.runs.restore(kept.runs);
  for (const [key, resource] of kept.resources) cloud.world.put(key, resource);
  for (const [name, source] of kept.uploads) cloud.functions.sources.set(name, Buffer.from(source));
  for (const { app, state } of cloud.hosting.sites) {
    const { versions, contents, releases } = kept.sites[app] ?? emptySite();
    for (const [name, version] of versions) state.versions.set(name, version);
    for (const [hash, content] of contents) state.contents.set(hash, Buffer.from(content));
    state.releases.push(...releases.map((name) => state.versionOf(name)));
  }
  await writeDocuments(firestore, kept.documents);
}

const emptySite = (): KeptSite => ({ versions: new Map(), contents: new Map(), releases: [] });

/** What a scenario that was broken off has left of its runs: they run again, and upload the same names. */
export async function removeLeftovers(folder: string): Promise<void> {
  const left = ['machines', path.join('kept', 'artifacts')];
  await Promise.all(
    left.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}
