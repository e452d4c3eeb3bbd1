import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFaces } from './font-faces.ts';
import { FONTS_DIR, readLicence, SITE_FONTS } from './site-fonts.ts';
import { subset } from './subset.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';

const HEADER = '/* Written by `npm run fonts`. */\n';

const COMMAND = {
  name: 'npm run fonts',
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
  await writeFile(path.join(FONTS_DIR, 'fonts.css'), HEADER + rules.join('\n'));
  return 0;
});
