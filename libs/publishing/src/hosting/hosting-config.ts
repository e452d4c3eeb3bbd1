import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ignoreMissing } from '../releases/releases-file.ts';
import { type HeaderRule, headerRuleSchema, rulesFileOf } from './header-rules.ts';
import { releaseRules } from './release-rules.ts';

/** The part of `firebase.json` about Hosting. */
const siteSchema = z.looseObject({
  target: z.string(),
  headers: z.optional(z.array(headerRuleSchema)),
});
const firebaseJsonSchema = z.looseObject({ hosting: z.array(siteSchema) });

const rulesSchema = z.array(headerRuleSchema);

/** The rules that the publisher has written for a site. Only the shell's site has any. */
async function composedRules(siteDir: string): Promise<HeaderRule[]> {
  const text = await readFile(rulesFileOf(siteDir), 'utf8').catch(ignoreMissing);
  return text === undefined ? [] : rulesSchema.parse(JSON.parse(text));
}

/**
 * `firebase.json` with the headers that depend on the content of the sites: Content-Security-Policies, and caching of
 * releases. The committed file contains the constant headers.
 * @param sitesDir the folder of the sites, with one folder per app
 */
export async function hostingConfig(firebaseJson: unknown, sitesDir: string): Promise<object> {
  const { hosting, ...rest } = firebaseJsonSchema.parse(firebaseJson);
  const sites = hosting.map(async ({ headers = [], ...site }) => {
    const dir = path.join(sitesDir, site.target);
    const addedHeaders = [...(await composedRules(dir)), ...(await releaseRules(dir))];
    return { ...site, headers: [...headers, ...addedHeaders] };
  });
  return { ...rest, hosting: await Promise.all(sites) };
}
