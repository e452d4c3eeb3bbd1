import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { type RunningDev, runDev } from '@raade/prove/live-shell/run-dev.ts';
import { copyRemote, type RemoteCopy } from '@raade/prove/remote-copy.ts';

const COMMAND = {
  name: 'npm run bench:live-shell',
  summary:
    'Measures how long it takes from saving a source to the page, for a remote within a live shell.',
  options: {},
};

const SAVES = 10;
const PLANNED_MS = 1000;
const PAGE = '/donate';
const SOURCE = 'src/donation/assurance/assurance.tsx';
const TEXT = 'Your gift goes to';

await runCommand(COMMAND, async () => {
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'));
  const copy = await copyRemote('giving');
  try {
    const dev = await runDev(copy.project, sites.url);
    try {
      const saved = await measureSaves(dev, copy);
      console.log(
        formatTable([
          ['', 'median', 'slowest', 'planned'],
          [`from saving to the page, ${SAVES} times`, ...figures(saved), seconds(PLANNED_MS)],
          ['from the command to the first page', seconds(dev.took), '', ''],
        ]),
      );
      return median(saved) <= PLANNED_MS ? 0 : 1;
    } finally {
      await dev.stop();
    }
  } finally {
    await copy.remove();
    await sites.close();
  }
});

/** Milliseconds of each, in one open page. */
async function measureSaves(dev: RunningDev, copy: RemoteCopy): Promise<number[]> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(dev.url + PAGE);
    await shown(page, TEXT);
    const measured: number[] = [];
    for (let count = 0; count < SAVES; count += 1) {
      const [before, after] = [textOf(count), textOf(count + 1)];
      await copy.change(SOURCE, before, after);
      const begin = performance.now();
      await shown(page, after);
      measured.push(performance.now() - begin);
    }
    return measured;
  } finally {
    await browser.close();
  }
}

function textOf(count: number): string {
  return count === 0 ? TEXT : `Saved ${count} times`;
}

function shown(page: Page, text: string): Promise<void> {
  return page.getByText(text).first().waitFor();
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

function figures(values: readonly number[]): string[] {
  return [seconds(median(values)), seconds(Math.max(...values))];
}
