import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The paths of all public pages, from the composed sitemap. */
export async function publicRoutes(shellDir: string): Promise<string[]> {
  const sitemap = await readFile(path.join(shellDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
