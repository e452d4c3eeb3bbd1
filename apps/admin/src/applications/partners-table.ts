import { PARTNER_ANSWERS } from '@raade/contracts/applications/application-answers';
import type { PartnerApplication } from '@raade/contracts/applications/application.schema';
import { partnerQueries } from './applications.query.ts';
import { applicationsTable } from './applications-table.tsx';

export const PARTNERS_TABLE = applicationsTable<PartnerApplication>({
  kind: 'partner',
  caption: 'Partner applications',
  searchLabel: 'Search partner applications by organization, contact, email or country',
  fileName: 'RAADE_Partner_Applications',
  queries: partnerQueries,
  title: 'organization_name',
  columns: [
    { id: 'organization', header: 'Organization', width: 0, field: 'organization_name' },
    { id: 'contact', header: 'Contact', width: 13, field: 'contact_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'type', header: 'Type', width: 10, field: 'organization_type' },
    { id: 'country', header: 'Country', width: 10, field: 'country' },
  ],
  fields: PARTNER_ANSWERS,
});
