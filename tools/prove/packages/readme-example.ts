import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/**
 * The first block of code in a README.
 * @param folder of the README, from the workspace's root
 * @param language that the block names, like `ts`
 * @throws Error if there is none.
 */
export function readmeExample(folder: string, language: string): string {
  const text = readFileSync(path.join(WORKSPACE, folder, 'README.md'), 'utf8');
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (code === undefined) throw new Error(`${folder}/README.md has no example in ${language}`);
  return code;
}
