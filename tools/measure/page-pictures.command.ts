import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import { type Look, pictureName, takePictures, takeServed } from './page-pictures.ts';

const COMMAND = {
  name: 'npm run pictures',
  summary: 'Takes pictures of each public page, whole, at three widths in both themes.',
  usage: ['[--beside <folder or address>] [--to <folder>] [/route ...]'],
  takesWords: true,
  options: {
    beside: {
      type: 'string',
      value: '<folder or address>',
      help: 'builds of another state (a copy of its dist/apps), or where it is served (with tools of its own), on the left',
    },
    to: { type: 'string', value: '<folder>', help: 'where they go (default: test-results/pages)' },
  },
  examples: {
    'cp -r dist/apps /tmp/before && git switch mine && npm run pictures -- --beside /tmp/before':
      'what a change did to the looks of the site',
  },
} as const;

const picture = (folder: string, look: Look) =>
  `<img loading="lazy" src="${folder}/${pictureName(look)}" alt="${folder}">`;

/** A page that shows each look of each page, beside how it was before. */
function overview(looks: readonly Look[], folders: readonly string[]): string {
  const rows = looks.map(
    (look) => `<h2>${look.route}, ${look.width} px, ${look.theme}</h2>
<p>${folders.map((folder) => picture(folder, look)).join('\n')}</p>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Pages</title>
<style>img { max-width: 48%; vertical-align: top; border: 1px solid }</style>
${rows.join('\n')}`;
}

async function main({ values, positionals }: CommandInput<typeof COMMAND>): Promise<number> {
  const target = path.resolve(values.to ?? path.join(WORKSPACE, 'test-results/pages'));
  await buildApps();
  return inChromium(async (browser) => {
    const goingTo = (name: string) => ({ browser, folder: path.join(target, name) });
    const take = (dist: string, name: string, routes = positionals) =>
      takePictures({ ...goingTo(name), dist, routes });
    const looks = await take(path.join(WORKSPACE, 'dist/apps'), 'now');
    const { beside } = values;
    const folders = beside === undefined ? ['now'] : ['before', 'now'];
    if (beside !== undefined) {
      const routes = [...new Set(looks.map(({ route }) => route))];
      if (URL.canParse(beside)) await takeServed({ ...goingTo('before'), url: beside, routes });
      else await take(path.resolve(beside), 'before', routes);
    }
    await writeFile(path.join(target, 'index.html'), overview(looks, folders));
    console.log(`${looks.length} pictures, side by side in ${path.join(target, 'index.html')}`);
    return 0;
  });
}

await runCommand(COMMAND, main);
