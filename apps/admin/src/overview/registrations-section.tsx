import type { OverviewPart } from '@raade/contracts/overview/overview';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/ui';
import { ticketText } from '../registrants/registrant-labels.ts';
import { StackedChart } from './chart/stacked-chart.tsx';
import { FiguresSection, FiguresTable } from './figures-table.tsx';

type Forums = OverviewPart<'registrations'>;

const labelOf = (ticket: string | null) => ticketText(ticket) || 'Other or none';

/** Registrants by ticket and forum. */
export function RegistrationsSection({ forums }: { readonly forums: Forums }) {
  const ticketsByCount = forums.flatMap(({ tickets }) =>
    [...tickets].sort((one, other) => other.count - one.count).map(({ ticket }) => ticket),
  );
  // The most frequent tickets of the newest forum come first. Registrants without a known ticket come last.
  const tickets = [...new Set(ticketsByCount)].sort(
    (one, other) => Number(one === null) - Number(other === null),
  );
  const countOf = (forum: Forums[number], ticketType: string | null) =>
    forum.tickets.find(({ ticket }) => ticket === ticketType)?.count ?? 0;
  const rowOf = (name: string, figureOf: (forum: Forums[number]) => number) =>
    [name, ...forums.map((forum) => number(figureOf(forum)))] as const;
  const oldestFirst = [...forums].reverse();
  const notAttending = forums
    .map(({ forum, notAttending: count }) => `${number(count)} in ${forum}`)
    .join(', ');
  return (
    <FiguresSection
      title="Registrations"
      isEmpty={forums.length === 0}
      emptyText="Nobody has registered yet."
    >
      <StackedChart
        label="Registrations by forum and ticket"
        names={oldestFirst.map(({ forum }) => forum)}
        series={tickets.map((ticket) => ({
          name: labelOf(ticket),
          values: oldestFirst.map((forum) => countOf(forum, ticket)),
        }))}
        textOf={number}
      />
      <FiguresTable
        caption="Registrations by ticket and forum"
        columns={['Ticket', ...forums.map(({ forum }) => forum)]}
        rows={[
          rowOf('All registrants', ({ all }) => all),
          ...tickets.map((ticket) => rowOf(labelOf(ticket), (forum) => countOf(forum, ticket))),
        ]}
      />
      <Note>{`Registrants who canceled or were refused are included: ${notAttending}.`}</Note>
    </FiguresSection>
  );
}
