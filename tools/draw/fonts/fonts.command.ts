import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  COMPANION_FACES,
  COMPANION_FAMILY,
  companionLicence,
  companionRule,
  companionSubset,
} from './companion-font.ts';
import { fontFaces } from './font-faces.ts';
import { FONTS_DIR, readLicence, SITE_FONTS } from './site-fonts.ts';
import { subset } from './subset.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';

const HEADER = '/* Written by `node tools/bootstrap.mjs fonts`. */\n';

const COMMAND = {
  name: 'node tools/bootstrap.mjs fonts',
  summary: 'Cuts the fonts of the site down to the characters in use; its files are committed.',
  options: {},
};

await runCommand(COMMAND, async () => {
  const rules: string[] = [];
  for (const font of SITE_FONTS) {
    const bytes = await subset(font);
    rules.push(await fontFaces(font));
    await writeFile(path.join(FONTS_DIR, `${font.file}.woff2`), bytes);
    await writeFile(path.join(FONTS_DIR, `${font.file}.OFL.txt`), await readLicence(font));
    console.log(`${font.family}: ${bytes.length} bytes`);
  }
  for (const face of COMPANION_FACES) {
    const bytes = await companionSubset(face);
    rules.push(companionRule(face));
    await writeFile(path.join(FONTS_DIR, `${face.file}.woff2`), bytes);
    console.log(`${COMPANION_FAMILY} ${face.weights}: ${bytes.length} bytes`);
  }
  await writeFile(path.join(FONTS_DIR, 'companion.OFL.txt'), await companionLicence());
  await writeFile(path.join(FONTS_DIR, 'fonts.css'), HEADER + rules.join('\n'));
  return 0;
});
