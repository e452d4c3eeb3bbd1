import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SHELL } from '@raade/contracts/shell-files';
import type { HeaderRule } from '@raade/publishing/hosting/header-rules';
import { servedSite } from '@raade/publishing/hosting/serving-config';

/** The headers that `firebase.json` has for the shell's site. */
export async function shellHeaders(): Promise<readonly HeaderRule[]> {
  const text = await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8');
  return servedSite(JSON.parse(text), SHELL).headers ?? [];
}
