import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { letter } from './letter.ts';
import { MEMBERS } from './members.ts';
import { PEOPLE } from './people.ts';
import { portraitOf } from './portrait.ts';
import { scene } from './scene.ts';
import { team } from './team.ts';

const COMMAND = {
  name: 'npm run portraits',
  summary: 'Draws the sample people and the pictures of teams anew; the files are committed.',
  options: {},
};

const CONTENT = path.join(WORKSPACE, 'apps/content/src');
const PHOTOS = path.join(CONTENT, 'speakers/photos');
const ABOUT = path.join(CONTENT, 'about');

/** Pixels of a side where a portrait is no vector. */
const SIDE = 480;

/** The formats that real photos come in, each with a sample. All others are the drawing itself. */
const FORMATS: Readonly<Record<string, readonly ('jpg' | 'jpeg' | 'png')[]>> = {
  'femi-prototype': ['jpeg'],
  'hasani-draft': ['png'],
  'kesi-blueprint': ['jpg', 'png'],
};

async function drawMembers(): Promise<void> {
  const folder = path.join(CONTENT, 'team/portraits');
  await mkdir(folder, { recursive: true });
  for (const [id, member] of Object.entries(MEMBERS)) {
    await writeFile(path.join(folder, `${id}.svg`), portraitOf(member));
  }
}

/** Draws every portrait, and the pictures of teams. The files are committed: no build needs a browser. */
async function main(): Promise<number> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
  await page.setContent('<style>body { margin: 0 } svg { display: block }</style>');
  await mkdir(PHOTOS, { recursive: true });
  await writeFile(path.join(ABOUT, 'team.svg'), team());
  await writeFile(path.join(CONTENT, 'home/studio.svg'), scene());
  await writeFile(path.join(CONTENT, 'contact/letter.svg'), letter());
  await drawMembers();
  for (const [id, person] of Object.entries(PEOPLE)) {
    const svg = portraitOf(person);
    const formats = FORMATS[id];
    if (!formats) await writeFile(path.join(PHOTOS, `${id}.svg`), svg);
    for (const format of formats ?? []) {
      await page.evaluate((drawing) => (document.body.innerHTML = drawing), svg);
      const file = path.join(PHOTOS, `${id}.${format}`);
      await page.screenshot(
        format === 'png' ? { path: file } : { path: file, type: 'jpeg', quality: 82 },
      );
    }
  }
  await browser.close();
  return 0;
}

await runCommand(COMMAND, main);
