import * as z from 'zod/mini';
import type { RecipientType } from '@raade/contracts/mail/campaigns';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../../base/firestore.ts';
import { type AudiencePage, readPage } from './read-page.ts';
import { addresseeSchema, belongsTo } from './recipient-group.ts';

const FIELDS = Object.keys(addresseeSchema.shape);

/** A page of the registrants of a forum, with those of the group alone. */
export function registrantPage(
  group: RecipientType,
  forumId: string,
  after: string | null,
): Promise<AudiencePage> {
  const registrants = firestore()
    .collection(COLLECTIONS.registrants)
    .where('forum_id', '==', forumId);
  return readPage(registrants.select(...FIELDS), after, (docs) =>
    docs
      .map((document) => ({
        ...z.parse(addresseeSchema, document.data()),
        registrant: document.id,
      }))
      .filter((addressee) => belongsTo(group, addressee)),
  );
}
