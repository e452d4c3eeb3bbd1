import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  WithdrawPublicationRequest,
  WithdrawPublicationResponse,
} from '@raade/contracts/content/editions';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { publicationIn, publications } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';
import { listedPublication } from './listed-publication.ts';

/**
 * Lets what waits for its time stay drafts, and puts aside what was refused. What is withdrawn already stays so.
 *
 * @throws HttpsError `not-found`; `failed-precondition` if it went live before
 */
export async function withdrawPublication(
  { id }: WithdrawPublicationRequest,
  editor: Editor,
): Promise<WithdrawPublicationResponse> {
  const document = publications().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) throw new HttpsError('not-found', 'Nothing of this name waits.');
    const publication = publicationIn(found);
    const withdrawn = listedPublication(id, { ...publication, state: 'withdrawn' });
    if (publication.state === 'withdrawn') return { publication: withdrawn };
    if (publication.state === 'published') {
      throw new HttpsError('failed-precondition', 'It went live when its time came.');
    }
    transaction.update(document, {
      state: 'withdrawn',
      due_at: FieldValue.delete(),
      refused_at: FieldValue.delete(),
    });
    noteActionWith(transaction, editor.actor, 'withdraw-content', document.path);
    return { publication: withdrawn };
  });
}
