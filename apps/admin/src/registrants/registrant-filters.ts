import type { Registrant } from '@raade/contracts/registrants/registrants';
import type { RecordsTable } from '../table/records-table.ts';
import type { RecordedRegistrant } from './read-registrants.ts';

type RegistrantType = Registrant['registrant_type'];

const isOneOf =
  (...types: readonly RegistrantType[]) =>
  ({ registrant_type }: RecordedRegistrant) =>
    types.includes(registrant_type);

export const REGISTRANT_FILTERS: RecordsTable<RecordedRegistrant>['filters'] = [
  { id: 'all', label: 'All Registrants' },
  { id: 'individual', label: 'Individual', accepts: isOneOf('individual') },
  { id: 'group', label: 'Group (All)', accepts: isOneOf('group-leader', 'group-member') },
  { id: 'group-leaders', label: 'Group Leaders', accepts: isOneOf('group-leader') },
  { id: 'group-members', label: 'Group Members', accepts: isOneOf('group-member') },
];
