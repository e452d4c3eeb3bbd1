import * as z from 'zod/mini';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { searchFor } from '@raade/contracts/base/search-words';
import type { AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { firestore } from '../../../base/firestore.ts';
import { type AudiencePage, readPage } from './read-page.ts';
import { nonRegistrant } from './recipient-group.ts';

/** The fields of each form for the applicant's name and institution. */
const FIELDS = {
  student: { name: 'full_name', institution: 'university' },
  partner: { name: 'contact_name', institution: 'organization_type' },
  guest: { name: 'full_name', institution: 'organization' },
} as const satisfies Readonly<Record<ApplicationKind, object>>;

const text = z.catch(z.string(), '');

/** A page of the applicants of one form. Declined ones are left out, unless the filter names their status. */
export function applicantPage(
  { kind, status, institution }: Extract<AudienceFilter, { of: 'applicants' }>,
  cursor: string | null,
): Promise<AudiencePage> {
  const fields = FIELDS[kind];
  const applications = firestore()
    .collection(APPLICATION_COLLECTIONS[kind])
    .select('email', 'status', fields.name, fields.institution);
  const query = status === undefined ? applications : applications.where('status', '==', status);
  // An empty search finds every institution.
  const { finds } = searchFor(institution ?? '');
  return readPage(query, cursor, (docs) =>
    docs
      .filter((document) => finds([text.parse(document.get(fields.institution))]))
      .map((document) =>
        nonRegistrant({
          email: text.parse(document.get('email')),
          full_name: text.parse(document.get(fields.name)),
          // A declined addressee is left out later because of this status.
          status: status === undefined ? text.parse(document.get('status')) : '',
        }),
      ),
  );
}
