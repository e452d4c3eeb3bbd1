import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

interface Words {
  /** Name of the remote, like `stories`. */
  readonly name: string;
  /** Version of the platform that it is made for. */
  readonly platform: string;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function filled(text: string, { name, platform }: Words): string {
  return text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', capitalized(name))
    .replaceAll('__platform__', platform);
}

/** The files of a new remote, relative to its folder, with their texts. */
export async function templateFiles(words: Words): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob(`**/*${SUFFIX}`, { cwd: TEMPLATE }));
  const files = names.sort().map(async (name): Promise<[string, string]> => {
    const text = await readFile(path.join(TEMPLATE, name), 'utf8');
    return [filled(name.slice(0, -SUFFIX.length), words), filled(text, words)];
  });
  return new Map(await Promise.all(files));
}
