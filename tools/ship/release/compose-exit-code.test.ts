import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { helpOf } from '@raade/kit/terminal/command-line.ts';
import { composeExitCode, LEFT_OUT } from './compose-exit-code.ts';
import { composeLive } from './compose-live.ts';
import { RELEASE_COMMAND } from './release-options.ts';
import { startReleaseSite } from './testing/release-site.ts';

test('composing without a broken release has its own exit code, named in the help', async () => {
  const site = await startReleaseSite();
  try {
    expect(composeExitCode(await composeLive(site.local))).toBe(0);
    const release = site.sites.pointers.get('giving')?.release ?? '';
    const file = path.join(site.sites.sitesDir, 'giving/r', release, 'pages.json');
    await appendFile(file, ' ');
    expect(composeExitCode(await composeLive(site.local))).toBe(LEFT_OUT);
    expect(await site.registry()).toHaveProperty('content');
  } finally {
    await site.close();
  }
  expect(helpOf(RELEASE_COMMAND)).toContain(`exit code ${LEFT_OUT}`);
});
