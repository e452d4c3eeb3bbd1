import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import type { PagedQueries } from '../../table/reading/paged.query.ts';
import type { RecordRow } from '../../table/record-row.ts';
import type { Recorded } from '../recorded-application.ts';

export type ApplicationRow<Application> = RecordRow<Recorded<Application>>;

/** The kind of application that is being decided on, and its queries. */
export interface DecisionScope<Application> {
  readonly kind: ApplicationKind;
  /** The queries that they were read with. */
  readonly queries: PagedQueries<Recorded<Application>>;
  readonly titleOf: (row: ApplicationRow<Application>) => string;
}
