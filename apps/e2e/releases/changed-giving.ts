import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { changeBuild } from '@raade/prove/fault-server/changed-release.ts';
import type { ServedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { stageInto } from '@raade/prove/fault-server/release-into.ts';

/** A text that the donation form contains once. */
export const RECIPIENT_TEXT = 'Your gift goes to';

/** Stages a copy of giving's build with `text` in place of `RECIPIENT_TEXT`. Returns the release's id. */
export async function stageCopy(site: ServedSites, text: string): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'raade-giving-'));
  try {
    await cp(path.join(WORKSPACE, 'dist/apps/giving'), build, { recursive: true });
    await changeBuild(build, (code) => code.replaceAll(RECIPIENT_TEXT, text));
    return await stageInto(site, 'giving', build);
  } finally {
    await rm(build, { recursive: true });
  }
}
