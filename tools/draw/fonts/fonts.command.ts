import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFaces } from './font-faces.ts';
import { FONTS_DIR, readLicence, SITE_FONTS } from './site-fonts.ts';
import { subset } from './subset.ts';

const HEADER = '/* Written by `npm run fonts`. */\n';

const rules: string[] = [];
for (const font of SITE_FONTS) {
  const bytes = await subset(font);
  rules.push(await fontFaces(font));
  await writeFile(path.join(FONTS_DIR, `${font.file}.woff2`), bytes);
  await writeFile(path.join(FONTS_DIR, `${font.file}.OFL.txt`), await readLicence(font));
  console.log(`${font.family}: ${bytes.length} bytes`);
}
await writeFile(path.join(FONTS_DIR, 'fonts.css'), HEADER + rules.join('\n'));
