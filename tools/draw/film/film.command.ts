import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findOnPath } from '@raade/kit/processes/find-on-path.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { HEIGHT, WIDTH } from './measures.ts';
import { sceneAt } from './scene.ts';

const FOLDER = path.join(WORKSPACE, 'apps/content/src/film');
const FRAMES_PER_SECOND = 24;
const SECONDS = 10;
const FRAMES = FRAMES_PER_SECOND * SECONDS;

const COMMAND = {
  name: 'npm run film',
  summary: 'Draws the film of the home page anew (needs ffmpeg); its files are committed.',
  options: {},
};

/** No sound, small, and for the MP4 the index in front, so that it plays while it loads. */
const FORMATS = [
  ['hero.webm', '-c:v libvpx-vp9 -crf 41 -b:v 0 -row-mt 1 -deadline good -cpu-used 2'],
  ['hero.mp4', '-c:v libx264 -preset slow -crf 29 -profile:v high -movflags +faststart'],
] as const;

/** Every frame of one turn, as PNG, in order. */
async function* renderFrames(): AsyncGenerator<Buffer> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent('<style>body { margin: 0 } svg { display: block }</style>');
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate((svg) => (document.body.innerHTML = svg), sceneAt(frame / FRAMES));
    yield await page.screenshot();
  }
  await browser.close();
}

/** Draws the film of the home page anew. Its files are committed: no build needs ffmpeg. */
async function main(): Promise<number> {
  if (!findOnPath(['ffmpeg']))
    throw new Failure('The film is encoded by ffmpeg: install it first.');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'still.svg'), sceneAt(0));

  const outputs = FORMATS.flatMap(([name, options]) => [
    ...`${options} -pix_fmt yuv420p -an`.split(' '),
    path.join(FOLDER, name),
  ]);
  const input = `-y -loglevel error -f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i -`;
  const encoder = execa('ffmpeg', [...input.split(' '), ...outputs], { stderr: 'inherit' });
  for await (const frame of renderFrames()) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await encoder;
  return 0;
}

await runCommand(COMMAND, main);
