import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Production } from './production.ts';

/** A file in `ops/`: the request body that creates an alert or an uptime check. */
export interface OpsFile {
  readonly name: string;
  /** Label of the created resource, by which it is found again. */
  readonly label: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads the files of a kind, and replaces `${PROJECT}` and `${SITE_HOST}` by the values of the project. */
export async function readOpsFiles(
  {
    workspace,
    projectId,
    environment,
  }: Pick<Production, 'workspace' | 'projectId' | 'environment'>,
  kind: 'alerts' | 'uptime',
): Promise<readonly OpsFile[]> {
  const folder = path.join(workspace, 'tools/operate/ops', kind);
  const { host } = new URL(environment.siteUrl);
  const files = (await readdir(folder)).sort().map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    const filled = text.replaceAll('${PROJECT}', projectId).replaceAll('${SITE_HOST}', host);
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(filled));
    return { name, label: path.basename(name, '.json'), body };
  });
  return Promise.all(files);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** True for default values of proto3, which Google omits in answers. */
const isDefault = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  value === '' ||
  (isObject(value) && Object.keys(value).length === 0);

/** True if the live resource has all values of the file. Google adds further fields, like names and times. */
export function matchesFile(live: unknown, file: unknown): boolean {
  if (live === undefined && isDefault(file)) return true;
  if (!isObject(file)) return live === file;
  if (Array.isArray(file) && (!Array.isArray(live) || live.length !== file.length)) return false;
  if (!isObject(live)) return false;
  return Object.entries(file).every(([key, value]) => matchesFile(live[key], value));
}
