import {
  APPLICATION_KINDS,
  APPLICATION_STATUS_LABELS,
  LINE_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { localDay } from '@raade/contracts/base/local-day';
import { APPLICANT_LABELS } from '@raade/contracts/mail/audience-label';
import { AUDIENCE_RIGHTS, type AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { FIRST_DONATION_YEAR } from '@raade/contracts/money/manual-donations';
import { TextField } from '@raade/staff/fields';
import { styled } from '@raade/platform';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { mayAs } from '@raade/contracts/staff/claims';
import { Checkbox, ErrorText } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ticketText } from '../../registrants/registrant-labels.ts';
import type { CampaignForm } from './campaign-form.ts';
import { ticketTypesQuery } from './ticket-types.query.ts';

type Kind = AudienceFilter['of'];
type FilterOf<Each extends Kind> = Extract<AudienceFilter, { of: Each }>;

/** The filter of each kind right after its choice. */
const INITIAL_FILTERS: { readonly [Each in Kind]: FilterOf<Each> } = {
  registrants: { of: 'registrants', ticketTypes: [] },
  applicants: { of: 'applicants', kind: 'student' },
  donors: { of: 'donors' },
};

/** The choice that sets no condition. */
const ANY = 'any';

const LABELS = {
  [ANY]: 'No filter',
  registrants: 'By ticket type',
  applicants: 'Applicants instead of registrants',
  donors: 'Donors instead of registrants',
} as const;

interface FilterFieldsProps {
  readonly form: CampaignForm;
  /** The forum whose registrants are filtered. */
  readonly forumId: string;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

/** Fields that filter the group, or select applicants or donors instead. Shows the filters that the account may use. */
export function FilterFields({ form, forumId, error, onChange }: FilterFieldsProps) {
  const roles = use(RolesContext);
  const { corrects, filter, recipientType } = form;
  if (corrects) return null;
  const change = (next: AudienceFilter) => onChange({ filter: next });
  // A draft by another person may contain a filter that this account cannot choose.
  const choices = choicesOf(LABELS).filter(
    ([of]) => of === ANY || of === filter?.of || mayAs(roles, AUDIENCE_RIGHTS[of]),
  );
  return (
    <>
      <SelectField
        label="Filter"
        choices={choices}
        value={filter?.of ?? ANY}
        onChange={(of) =>
          onChange({
            filter: of === ANY ? undefined : INITIAL_FILTERS[of],
            // Groups exist only among registrants.
            recipientType: of === 'applicants' || of === 'donors' ? 'all' : recipientType,
          })
        }
      />
      {filter?.of === 'registrants' && (
        <TicketTypes filter={filter} forumId={forumId} error={error} onChange={change} />
      )}
      {filter?.of === 'applicants' && <Applicants filter={filter} onChange={change} />}
      {filter?.of === 'donors' && <Donors filter={filter} onChange={change} />}
    </>
  );
}

interface FieldsOf<Each extends Kind> {
  readonly filter: FilterOf<Each>;
  readonly onChange: (filter: AudienceFilter) => void;
}

/** Sets a condition of the filter. Undefined removes it, since calls would send it as null. */
function update<Filter extends AudienceFilter>(
  filter: Filter,
  changes: { readonly [Key in keyof Filter]?: Filter[Key] | undefined },
): Filter {
  const entries = Object.entries({ ...filter, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filter;
}

interface TicketTypesProps extends FieldsOf<'registrants'> {
  readonly forumId: string;
  readonly error: string | undefined;
}

const Types = styled.fieldset`
  border: 0;

  legend {
    font-weight: 600;
  }
`;

function TicketTypes({ filter, forumId, error, onChange }: TicketTypesProps) {
  const { data = [], isSuccess } = useQuery(ticketTypesQuery(forumId));
  const { ticketTypes } = filter;
  // A draft may name a type that the list no longer has.
  const shownTypes = [...new Set([...data, ...ticketTypes])];
  const typesWithout = (type: string) => ticketTypes.filter((each) => each !== type);
  return (
    <Types>
      <legend>Ticket types</legend>
      {shownTypes.map((type) => (
        <Checkbox
          key={type}
          label={ticketText(type)}
          checked={ticketTypes.includes(type)}
          onChange={(isOn) =>
            onChange({ ...filter, ticketTypes: [...typesWithout(type), ...(isOn ? [type] : [])] })
          }
        />
      ))}
      {shownTypes.length === 0 && <p role="status">{isSuccess ? NO_TYPES : 'Loading...'}</p>}
      {error && <ErrorText>Choose one to ten ticket types</ErrorText>}
    </Types>
  );
}

const NO_TYPES = 'The list of registrants has no ticket types.';
const STATUSES = { [ANY]: 'All except declined', ...APPLICATION_STATUS_LABELS } as const;

function Applicants({ filter, onChange }: FieldsOf<'applicants'>) {
  const { kind, status, institution } = filter;
  return (
    <>
      <SelectField
        label="Applicants"
        choices={APPLICATION_KINDS.map((each) => [each, APPLICANT_LABELS[each]])}
        value={kind}
        onChange={(next) => onChange(update(filter, { kind: next }))}
      />
      <SelectField
        label="Status"
        choices={choicesOf(STATUSES)}
        value={status ?? ANY}
        onChange={(next) => onChange(update(filter, { status: next === ANY ? undefined : next }))}
      />
      <TextField
        label={kind === 'student' ? 'University' : 'Organization'}
        hint="Optional. Finds words that begin like this: “rice” finds Rice University."
        maxLength={LINE_LIMIT}
        value={institution ?? ''}
        onChange={(text) => onChange(update(filter, { institution: text || undefined }))}
      />
    </>
  );
}

/** The years since the first recorded donation, newest first. */
function yearChoices(): (readonly [string, string])[] {
  const thisYear = Number(localDay(new Date()).slice(0, 4));
  const years = Array.from(
    { length: thisYear - FIRST_DONATION_YEAR + 1 },
    (_, ago) => thisYear - ago,
  );
  return [[ANY, 'Any year'], ...years.map((year) => [`${year}`, `${year}`] as const)];
}

function Donors({ filter, onChange }: FieldsOf<'donors'>) {
  const { year, minCents } = filter;
  return (
    <>
      <SelectField
        label="Year of the donation"
        choices={yearChoices()}
        value={String(year ?? ANY)}
        onChange={(next) =>
          onChange(update(filter, { year: next === ANY ? undefined : Number(next) }))
        }
      />
      <TextField
        label="Smallest donation in dollars"
        hint="Optional. One donation must reach this amount. Several donations are not added up."
        type="number"
        min="0.01"
        step="0.01"
        value={minCents === undefined ? '' : String(minCents / 100)}
        onChange={(text) =>
          onChange(update(filter, { minCents: text ? Math.round(Number(text) * 100) : undefined }))
        }
      />
    </>
  );
}
