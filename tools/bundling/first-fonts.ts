import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PRERENDERING } from '@raade/contracts/prerendering';
import type { RsbuildPlugin } from '@rsbuild/core';
import postcss, { type AtRule } from 'postcss';
import { chunkFilesOf } from './chunk-files.ts';

/** The script that asks for them, in `public` of the shell. */
export const FONTS_SCRIPT = 'fonts.js';
/** What stands for the faces where that script reads them. */
const PLACEHOLDER = '= FIRST_FONTS;';

/** The arguments of the browser's `FontFace`. */
export type FontFaceArguments = readonly [family: string, source: string, weight: string];

/**
 * The faces of a style sheet that every page needs: those with files which do not name their characters.
 * @param file path of the sheet within its release, to which the addresses in it are relative
 */
export function firstFonts(css: string, file: string): FontFaceArguments[] {
  const faces: FontFaceArguments[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
      descriptor(rule, name),
    );
    const address = /^url\(["']?([^"')]+)/.exec(source ?? '')?.[1];
    if (!family || !address || !weight || descriptor(rule, 'unicode-range')) return;
    const url = new URL(address, PRERENDERING.releaseUrl + file).href;
    faces.push([family.replaceAll(/["']/g, ''), `url(${url})`, weight]);
  });
  return faces;
}

function descriptor(rule: AtRule, name: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === 'decl' && node.prop === name);
  return found?.type === 'decl' ? found.value : undefined;
}

/** The script with the faces in it: reading them of the style sheet takes a slow phone time before its first frame. */
export function withFirstFonts(script: string, faces: readonly FontFaceArguments[]): string {
  if (faces.length === 0) throw new Error('The styles of the shell have no font for every page.');
  if (!script.includes(PLACEHOLDER)) throw new Error(`${FONTS_SCRIPT} lacks "${PLACEHOLDER}".`);
  return script.replace(PLACEHOLDER, () => `= ${JSON.stringify(faces)};`);
}

/** Puts the faces of the build's first styles into the script that asks for them. */
export const firstFontsInScript = (appDir: string): RsbuildPlugin => ({
  name: 'raade-first-fonts',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
      const dist = api.context.distPath;
      const sheets = (chunkFilesOf(stats)('index') ?? []).filter((file) => file.endsWith('.css'));
      const faces = sheets.map(async (file) =>
        firstFonts(await readFile(path.join(dist, file), 'utf8'), file),
      );
      const script = await readFile(path.join(appDir, 'public', FONTS_SCRIPT), 'utf8');
      const whole = withFirstFonts(script, (await Promise.all(faces)).flat());
      await writeFile(path.join(dist, FONTS_SCRIPT), whole);
    });
  },
});
