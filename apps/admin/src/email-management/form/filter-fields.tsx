import {
  APPLICATION_KINDS,
  APPLICATION_STATUS_LABELS,
  LINE_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { AUDIENCE_RIGHTS, type AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { localDay } from '@raade/contracts/base/local-day';
import { FIRST_GIFT_YEAR } from '@raade/contracts/money/gifts';
import { AMOUNT_MESSAGES, readAmount } from '@raade/contracts/money/typed-amount';
import { TextField } from '@raade/staff/fields';
import { useMay } from '@raade/staff/rights/roles-context';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { Note } from '@raade/staff/staff-page.styles';
import { Checkbox, ErrorText } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketText } from '../../registrants/registrant-labels.ts';
import { APPLICANT_LABELS } from '@raade/contracts/mail/audience-label';
import type { CampaignForm } from './campaign-form.ts';
import { ticketTypesQuery } from './ticket-types.query.ts';

type Of<Kind extends AudienceFilter['of']> = Extract<AudienceFilter, { of: Kind }>;

interface FilterFieldsProps {
  readonly form: CampaignForm;
  /** The forum whose registrants the group is of. */
  readonly forumId: string;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

/** A filter with other conditions; those that are undefined are left out, since calls would send them as null. */
function changed<Filter extends AudienceFilter>(
  filter: Filter,
  changes: { readonly [Key in keyof Filter]?: Filter[Key] | undefined },
): Filter {
  const entries = Object.entries({ ...filter, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filter;
}

const NONE = 'none';

/** Each filter as it begins. */
const FIRST: { readonly [Kind in AudienceFilter['of']]: Of<Kind> } = {
  registrants: { of: 'registrants', ticketTypes: [] },
  applicants: { of: 'applicants', kind: 'student' },
  donors: { of: 'donors' },
};

const LABELS = {
  registrants: 'By ticket type',
  applicants: 'Applicants in place of registrants',
  donors: 'Donors in place of registrants',
} as const;

/** Narrows the group, or puts applicants or donors in its place: those that the account may read. */
export function FilterFields({ form, forumId, error, onChange }: FilterFieldsProps) {
  const { filter } = form;
  const may = {
    registrants: useMay(AUDIENCE_RIGHTS.registrants),
    applicants: useMay(AUDIENCE_RIGHTS.applicants),
    donors: useMay(AUDIENCE_RIGHTS.donors),
  };
  const change = (next: AudienceFilter) => onChange({ filter: next });
  const choose = (of: AudienceFilter['of'] | typeof NONE) => {
    if (of === NONE) onChange({ filter: undefined });
    else if (of === 'registrants') change(FIRST[of]);
    else onChange({ filter: FIRST[of], recipientType: 'all' });
  };
  // A draft of somebody else may have a filter that this account could not choose.
  const offered = choicesOf(LABELS).filter(([of]) => may[of] || filter?.of === of);
  if (form.corrects) return null;
  return (
    <>
      <SelectField
        label="Filter"
        choices={[[NONE, 'No filter'], ...offered]}
        value={filter?.of ?? NONE}
        onChange={choose}
      />
      {filter?.of === 'registrants' && (
        <TicketTypes filter={filter} forumId={forumId} error={error} onChange={change} />
      )}
      {filter?.of === 'applicants' && <Applicants filter={filter} onChange={change} />}
      {filter?.of === 'donors' && <Donors filter={filter} onChange={change} />}
    </>
  );
}

interface FieldsOf<Kind extends AudienceFilter['of']> {
  readonly filter: Of<Kind>;
  readonly onChange: (filter: AudienceFilter) => void;
}

interface TicketTypesProps extends FieldsOf<'registrants'> {
  readonly forumId: string;
  readonly error: string | undefined;
}

function TicketTypes({ filter, forumId, error, onChange }: TicketTypesProps) {
  const { data, isFetching } = useQuery(ticketTypesQuery(forumId));
  const { ticketTypes } = filter;
  const offered = [...new Set([...(data ?? []), ...ticketTypes])];
  const without = (type: string) => ticketTypes.filter((each) => each !== type);
  return (
    <fieldset>
      <legend>Ticket types</legend>
      {offered.map((type) => (
        <Checkbox
          key={type}
          label={ticketText(type)}
          checked={ticketTypes.includes(type)}
          onChange={(isOn) =>
            onChange({ ...filter, ticketTypes: isOn ? [...ticketTypes, type] : without(type) })
          }
        />
      ))}
      {offered.length === 0 && (
        <Note role="status">
          {isFetching
            ? 'Loading ticket types...'
            : 'The list of registrants names no ticket types.'}
        </Note>
      )}
      {error && <ErrorText>Choose from one to ten ticket types</ErrorText>}
    </fieldset>
  );
}

const ANY_STATUS = 'any';
const STATUSES = { [ANY_STATUS]: 'All but the declined', ...APPLICATION_STATUS_LABELS };

function Applicants({ filter, onChange }: FieldsOf<'applicants'>) {
  const { kind, status, institution } = filter;
  return (
    <>
      <SelectField
        label="Applicants"
        choices={APPLICATION_KINDS.map((each) => [each, APPLICANT_LABELS[each]])}
        value={kind}
        onChange={(chosen) => onChange(changed(filter, { kind: chosen }))}
      />
      <SelectField
        label="Status"
        choices={choicesOf(STATUSES)}
        value={status ?? ANY_STATUS}
        onChange={(chosen) =>
          onChange(changed(filter, { status: chosen === ANY_STATUS ? undefined : chosen }))
        }
      />
      <TextField
        label={kind === 'student' ? 'University' : 'Organization'}
        hint="Optional. The beginnings of words: “rice” finds Rice University."
        autoComplete="off"
        maxLength={LINE_LIMIT}
        value={institution ?? ''}
        onChange={(text) => onChange(changed(filter, { institution: text || undefined }))}
      />
    </>
  );
}

const ANY_YEAR = 'any';

function yearChoices(): (readonly [string, string])[] {
  const thisYear = Number(localDay(new Date()).slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_GIFT_YEAR + 1 }, (_, ago) => thisYear - ago);
  return [[ANY_YEAR, 'Any year'], ...years.map((year) => [`${year}`, `${year}`] as const)];
}

/** Refused by the filter, so that nothing goes to all donors in place of some. */
const NO_AMOUNT = 0;

function Donors({ filter, onChange }: FieldsOf<'donors'>) {
  const { year, minCents } = filter;
  const [typed, setTyped] = useState('');
  const { cents, problem = AMOUNT_MESSAGES.format } = readAmount(typed);
  const isTyped = minCents === NO_AMOUNT || minCents === cents;
  const amount = minCents === undefined || isTyped ? typed : String(minCents / 100);
  return (
    <>
      <SelectField
        label="Year of the gift"
        choices={yearChoices()}
        value={year === undefined ? ANY_YEAR : String(year)}
        onChange={(chosen) =>
          onChange(changed(filter, { year: chosen === ANY_YEAR ? undefined : Number(chosen) }))
        }
      />
      <TextField
        label="Smallest gift in dollars"
        hint="Optional. One gift counts, not the sum of several."
        error={minCents === NO_AMOUNT ? problem : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(text) => {
          setTyped(text);
          const amountOf = readAmount(text).cents;
          const read = Number.isInteger(amountOf) ? amountOf : NO_AMOUNT;
          onChange(changed(filter, { minCents: text.trim() === '' ? undefined : read }));
        }}
      />
    </>
  );
}
