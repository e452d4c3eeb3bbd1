import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import type { Production } from '../wanted/production.ts';

/** Bodies of requests, one in each file, by what they are about. */
const FOLDER = 'tools/operate/ops';
const ENDING = '.json';

export type OpsKind = 'alerts' | 'uptime' | 'budget';

const bodySchema = z.looseObject({
  displayName: z.string('has no displayName'),
  userLabels: z.optional(z.record(z.string(), z.string())),
});

export interface OpsFile {
  readonly name: string;
  /** By which the thing that a file makes is known again. */
  readonly label: string;
  readonly body: z.output<typeof bodySchema>;
}

export const opsFolder = (workspace: string, kind: OpsKind) => path.join(workspace, FOLDER, kind);

/** What stands in a file for something of the project. */
const PLACEHOLDER = /\$\{([A-Z_]+)\}/g;

/**
 * The files of a kind, with what is known of the project in place of `${PROJECT}` and the like; none if there is no
 * such folder.
 */
export async function opsFiles(
  { workspace, projectId, environment }: Production,
  kind: OpsKind,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly OpsFile[]> {
  const folder = opsFolder(workspace, kind);
  const known: Readonly<Record<string, string>> = {
    PROJECT: projectId,
    SITE_HOST: new URL(environment.siteUrl).host,
    ...more,
  };
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING));
  const files = names.sort().map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    const filled = text.replaceAll(PLACEHOLDER, (all, word: string) => known[word] ?? all);
    return { name, label: name.slice(0, -ENDING.length), body: bodyIn(`${kind}/${name}`, filled) };
  });
  return Promise.all(files);
}

function bodyIn(name: string, text: string): OpsFile['body'] {
  try {
    return bodySchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Failure(`${FOLDER}/${name} is no JSON with a displayName.`, { cause });
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What Google leaves out of its answers, as proto3 has it. */
const isDefault = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  value === '' ||
  (isObject(value) && Object.keys(value).length === 0);

/** True if all of a file is in what is live; Google adds names and times of its own. */
export function agrees(live: unknown, file: unknown): boolean {
  if (live === undefined && isDefault(file)) return true;
  if (!isObject(file)) return live === file;
  if (Array.isArray(file) && (!Array.isArray(live) || live.length !== file.length)) return false;
  if (!isObject(live)) return false;
  return Object.entries(file).every(([key, value]) => agrees(live[key], value));
}
