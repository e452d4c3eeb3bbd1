import type { OverviewPart } from '@raade/contracts/overview/overview';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/staff/staff-page.styles';
import { TitledSection } from '@raade/staff/titled-section';
import { ticketText } from '../registrants/registrant-labels.ts';
import { StackedChart } from './chart/stacked-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

type Forums = OverviewPart<'registrations'>;

/** Tickets that the chart tells apart; the colors are as many, and one for the others. */
const CHARTED = 5;

const countOf = ({ tickets }: Forums[number], wanted: string | null) =>
  tickets.find(({ ticket }) => ticket === wanted)?.count ?? 0;

/** The tickets of all forums, the most frequent of the newest forum first, and those without a name last. */
function ticketsOf(forums: Forums): (string | null)[] {
  const tickets = forums.flatMap((forum) =>
    forum.tickets.toSorted((one, other) => other.count - one.count).map(({ ticket }) => ticket),
  );
  const named = [...new Set(tickets)].filter((ticket) => ticket !== null);
  return tickets.includes(null) ? [...named, null] : named;
}

const labelOf = (ticket: string | null) => ticketText(ticket) || 'Other or none';

/** Registrants by ticket and forum. */
export function RegistrationsSection({ forums }: { readonly forums: Forums }) {
  if (forums.length === 0) {
    return (
      <TitledSection title="Registrations">
        <Note>Nobody has registered yet.</Note>
      </TitledSection>
    );
  }
  const tickets = ticketsOf(forums);
  const charted = tickets.filter((ticket) => ticket !== null).slice(0, CHARTED);
  const inTime = forums.toReversed();
  const valuesOf = (ticket: string) => inTime.map((forum) => countOf(forum, ticket));
  const others = inTime.map((forum) =>
    charted.reduce((rest, ticket) => rest - countOf(forum, ticket), forum.all),
  );
  const row = (
    name: string,
    figureOf: (forum: Forums[number]) => number,
  ): [string, ...string[]] => [name, ...forums.map((forum) => number(figureOf(forum)))];
  return (
    <TitledSection title="Registrations">
      <StackedChart
        label="Registrations by forum and ticket"
        names={inTime.map(({ forum }) => forum)}
        series={[
          ...charted.map((ticket) => ({ name: labelOf(ticket), values: valuesOf(ticket) })),
          { name: 'Other or none', values: others },
        ]}
        textOf={number}
      />
      <FiguresTable
        caption="Registrations by ticket and forum"
        first="Ticket"
        columns={forums.map(({ forum }) => `Forum ${forum}`)}
        rows={[
          row('All registrants', ({ all }) => all),
          ...tickets.map((ticket) => row(labelOf(ticket), (forum) => countOf(forum, ticket))),
          row('Canceled or refused', ({ gone }) => gone),
        ]}
      />
      <Note>Registrants who canceled or were refused are part of all.</Note>
    </TitledSection>
  );
}
