import { COLLECTIONS } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { instant, readCollection, readDocument } from '../read-documents.ts';
import type { Check } from '../check.ts';
import { fail, orOk, warn } from '../finding.ts';

const revisions = z.record(z.string(), z.int());

/** The document that the function `publish-site` writes. A loose schema, since the deployed functions may be newer. */
const publishingSchema = z.looseObject({
  live: z.optional(
    z.looseObject({ revisions, at: instant, problems: z._default(z.array(z.string()), []) }),
  ),
  failure: z.optional(z.looseObject({ message: z.string(), at: instant, tries: z.int() })),
});

const pointerSchema = z.looseObject({ revision: z.int(), moved_at: instant });

/** Maximum time until a moved pointer is published, which takes seconds. If it fails, the sweep tries again each minute. */
const MAX_DELAY_MS = 10 * 60 * 1000;
const NEXT_STEP = 'read the log of publish-site; the page Releases shows the same problem';

/** Checks that the site shows the releases to which the pointers point. */
export const publishingCheck: Check = {
  id: 'publishing',
  title: 'The published releases are those of the pointers',
  async run(site) {
    const [document, pointers] = await Promise.all([
      readDocument(site, `${COLLECTIONS.publishing}/site`),
      readCollection(site, COLLECTIONS.releasePointers),
    ]);
    const { live, failure } = z.parse(publishingSchema, document ?? {});
    if (failure) {
      return [
        fail(
          `the newest state is not live after ${failure.tries} attempts: ${failure.message}`,
          NEXT_STEP,
        ),
      ];
    }
    if (!live) return [fail('nothing was ever published', NEXT_STEP)];
    const lateApps = [...pointers].filter(([app, data]) => {
      const pointer = z.safeParse(pointerSchema, data).data;
      if (!pointer || live.revisions[app] === pointer.revision) return false;
      return site.now() - pointer.moved_at.toDate().getTime() > MAX_DELAY_MS;
    });
    const findings = [
      ...lateApps.map(([app]) =>
        fail(`the pointer of ${app} has moved, but the site was not published`, NEXT_STEP),
      ),
      ...live.problems.map((problem) => warn(`not shown as intended: ${problem}`, NEXT_STEP)),
    ];
    return orOk(findings, `published at ${live.at.toDate().toISOString()}`);
  },
};
