import type { RecordedRegistrant } from './read-registrants.ts';

/** A registrant, and what the search looks through, made once because it is looked through at every key. */
export interface RegistrantRow {
  readonly registrant: RecordedRegistrant;
  readonly searchText: string;
}

/** A line break stands between the fields: no search has one, so none matches across two of them. */
export function registrantRow(registrant: RecordedRegistrant): RegistrantRow {
  const { full_name, email, organization } = registrant;
  return { registrant, searchText: `${full_name}\n${email}\n${organization ?? ''}`.toLowerCase() };
}
