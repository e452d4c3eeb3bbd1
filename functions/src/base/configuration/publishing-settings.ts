import { environmentSchema } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

const environment = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'is no JSON' });
        return z.NEVER;
      }
    }),
  ),
  environmentSchema,
);

export const publishingSchema = z.object({
  /** `environment.json` of the site, on one line; pages are composed with it. Unset where nothing is published. */
  SITE_ENVIRONMENT: z.optional(environment),
  /** Id of the shell's site on Firebase Hosting. */
  HOSTING_SITE: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{3,40}$/, 'must be the id of a site of Firebase Hosting')),
  ),
  /** Address of the function `render-pages`, which runs the server bundles of releases. Unset on the local stack. */
  RENDER_PAGES_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be a URL' })),
  /** The folder of the sites that the local stack serves, in place of Firebase Hosting; unset in production. */
  PUBLISH_FOLDER: z.optional(z.string().check(z.minLength(1, 'is empty'))),
});

export type PublishingSettings = z.output<typeof publishingSchema>;

/** Reads the settings of publishing. */
export function publishingSettings(): PublishingSettings {
  return readEnvironment(publishingSchema);
}
