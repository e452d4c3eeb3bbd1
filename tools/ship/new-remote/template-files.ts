import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

interface TemplateValues {
  /** Name of the remote, like `stories`. */
  readonly name: string;
  /** Current version of the platform. */
  readonly platform: string;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Replaces the placeholders of a template. */
function fillIn(text: string, { name, platform }: TemplateValues): string {
  return text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', capitalize(name))
    .replaceAll('__platform__', platform);
}

/** The texts of a new remote's files, by path in its folder. */
export async function fillTemplates(values: TemplateValues): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob(`**/*${SUFFIX}`, { cwd: TEMPLATE }));
  const files = names.sort().map(async (name): Promise<[string, string]> => {
    const text = await readFile(path.join(TEMPLATE, name), 'utf8');
    return [fillIn(name.slice(0, -SUFFIX.length), values), fillIn(text, values)];
  });
  return new Map(await Promise.all(files));
}
