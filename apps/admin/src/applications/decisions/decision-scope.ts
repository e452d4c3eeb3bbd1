import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import type { PagedQueries } from '../../table/reading/paged.query.ts';
import type { RecordRow } from '../../table/record-row.ts';
import type { RecordedApplication } from '../recorded-application.ts';

export type ApplicationRow<Application> = RecordRow<RecordedApplication<Application>>;

/** The kind of application that is being decided on, and its queries. */
export interface DecisionScope<Application> {
  readonly kind: ApplicationKind;
  /** The queries that have read the applications. */
  readonly queries: PagedQueries<RecordedApplication<Application>>;
  readonly titleOf: (row: ApplicationRow<Application>) => string;
}
