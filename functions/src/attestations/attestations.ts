import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { type AttestRequest, gateReportSchema } from '@raade/contracts/attestations';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  nameOf,
  type Named,
  type ReadAttestation,
} from '@raade/publishing/gates/meetings/meetings';
import * as z from 'zod/mini';
import { firestore } from '../firestore.ts';

/** A workflow that says what it has run a release through. */
export interface Builder {
  /** Like `raade/site, run 123`. */
  readonly name: string;
  /** The commit that it ran on, as its token says. */
  readonly commit: string | undefined;
  readonly mayAttest: (app: string) => boolean;
}

/** Enough for a release that is promoted again and again. */
const KEPT_REPORTS = 20;

const reportSchema = z.extend(z.object(gateReportSchema.shape), {
  builder: z.string(),
  commit: z.optional(z.string()),
  attested_at: z.instanceof(Timestamp),
});

/** A document `release_attestations/{app}@{release}`: the latest report comes first. */
const attestationSchema = z.object({ reports: z.array(reportSchema) });

const documentOf = (named: Named) =>
  firestore().collection(COLLECTIONS.releaseAttestations).doc(nameOf(named));

/**
 * Puts on record what a workflow's gates have compared a release with. It stands here and not beside the release: who
 * can write the files of a site cannot write this. A release is named by the hash of its files, so what is said of one
 * holds for no other.
 *
 * @throws HttpsError `permission-denied` for an app that is not the workflow's
 */
export async function attest(
  { name, commit, mayAttest }: Builder,
  { app, release, reports }: AttestRequest,
): Promise<{ attested: number }> {
  if (!mayAttest(app)) {
    throw new HttpsError('permission-denied', `This workflow says nothing of ${app}.`);
  }
  const document = documentOf({ app, release });
  const origin = { builder: name, ...(commit && { commit }), attested_at: Timestamp.now() };
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(document)).data() ?? { reports: [] };
    const before = attestationSchema.parse(data).reports;
    const all = [...reports.map((report) => ({ ...report, ...origin })), ...before];
    transaction.set(document, {
      app,
      release,
      reports: all.slice(0, KEPT_REPORTS),
      written_at: FieldValue.serverTimestamp(),
    });
  });
  return { attested: reports.length };
}

/** What is on record of a release; nothing for one that no workflow has told of. */
export const attestationOf: ReadAttestation = async (named) => {
  const data = (await documentOf(named).get()).data();
  return data ? attestationSchema.parse(data).reports : [];
};
