import type { CampaignLink, ReadHealthResponse } from '@raade/contracts/health/health';
import { anchorOf } from '@raade/contracts/health/runbook-sections';
import { environment, Link, media, styled } from '@raade/platform';
import { Age } from '@raade/staff/age';
import { Row } from '@raade/staff/staff-page.styles';
import { Badge, Heading, Note, Notice } from '@raade/ui';
import { PageSection } from '../page-section/page-section.styles.ts';
import { CHECKS, type HealthLine, healthLines, NIGHTLY, QUEUE, WEBHOOK } from './health-lines.ts';
import { figuresText, nightText } from './health-texts.ts';

/** A note after a label, in the same line. */
const InlineNote = styled(Note).attrs({ as: 'span' })`
  margin-inline-start: var(--space-2);
`;

/** Colors of states. All other states are problems, in red. */
const TONES: Readonly<Record<string, 'success' | 'neutral' | 'warning'>> = {
  Works: 'success',
  Unknown: 'neutral',
  Paused: 'warning',
  Uncertain: 'warning',
};
/** The heading in docs/runbook.md about the checks themselves. */
const CHECKS_SECTION = 'The health checks have stopped';

const List = styled.ul`
  list-style: none;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  overflow-wrap: anywhere;

  > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-4);
  }

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  ${media.belowTablet} {
    strong {
      display: block;
    }

    strong + * {
      margin-inline-start: 0;
    }
  }
`;

/** A link to a section of the runbook, or only its name if the address of the repository is not set. */
function WhatToDo({ section }: { readonly section: string }) {
  const { repository } = environment();
  const text = `“${section}” in the runbook`;
  return (
    <p>
      <span>What to do: </span>
      {repository === undefined ? (
        <span>{text}</span>
      ) : (
        <a href={`${repository}/blob/main/docs/runbook.md#${anchorOf(section)}`}>{text}</a>
      )}
    </p>
  );
}

interface HealthListProps {
  readonly health: ReadHealthResponse;
  /** The time when the health was read, in milliseconds since 1970. */
  readonly now: number;
}

/** The state and age of each part of the site, problems first. */
export function HealthList({ health, now }: HealthListProps) {
  const lines = healthLines(health, now);
  const hasRecentChecks = lines.some(({ label, state }) => label === CHECKS && state === 'Works');
  return (
    <PageSection aria-labelledby="now">
      <Row>
        <Heading as="h2" id="now">
          Now
        </Heading>
        <div role="status">
          {health.lookedAt === null && <Notice>Not checked yet.</Notice>}
          {hasRecentChecks && health.conditions.length === 0 && (
            <Notice $tone="success">All is well.</Notice>
          )}
        </div>
      </Row>
      <List>
        {lines.map((line) => (
          <li key={`${line.label} ${line.problems[0]?.name}`}>
            <div>
              <Badge $tone={TONES[line.state] ?? 'danger'}>{line.state}</Badge>
            </div>
            <div>
              <strong>{line.label}</strong>
              <LatestEvent line={line} health={health} />
              {line.problems.map((problem) => (
                <Problem key={problem.name} problem={problem} />
              ))}
            </div>
          </li>
        ))}
      </List>
    </PageSection>
  );
}

interface LatestEventProps {
  readonly line: HealthLine;
  readonly health: ReadHealthResponse;
}

/** The time of a part's latest event. Parts without events show when they were checked. */
function LatestEvent({ line: { label, state, problems, campaigns }, health }: LatestEventProps) {
  const { lookedAt, lastWebhookAt, nightly, oldestMailSince } = health;
  if (campaigns) return <Campaigns campaigns={campaigns} />;
  switch (label) {
    case CHECKS:
      return (
        <>
          <Time at={lookedAt} emptyText="Not yet" />
          {state !== 'Works' && <WhatToDo section={CHECKS_SECTION} />}
        </>
      );
    case WEBHOOK:
      return <Time at={lastWebhookAt} emptyText="None in the last 90 days" />;
    case NIGHTLY:
      return (
        <>
          <Time at={nightly?.at} emptyText="Not yet" />
          {nightly && <InlineNote>{nightText(nightly)}</InlineNote>}
        </>
      );
    case QUEUE:
      return <Time at={oldestMailSince} emptyText="None" />;
    default:
      return problems.length === 0 && lookedAt !== null && <Time at={lookedAt} prefix="Checked " />;
  }
}

interface TimeProps {
  readonly at: string | null | undefined;
  readonly prefix?: string;
  /** The text without a time. */
  readonly emptyText?: string;
}

const Time = ({ at, prefix = '', emptyText }: TimeProps) => (
  <InlineNote>
    <span>{prefix}</span>
    {at ? <Age at={at} /> : <span>{emptyText}</span>}
  </InlineNote>
);

function Problem({ problem }: { readonly problem: HealthLine['problems'][number] }) {
  const { effect, since, figures, section } = problem;
  return (
    <>
      <p>{effect}</p>
      <p>
        <span>Since </span>
        <Age at={since} />
        <span>{`: ${figuresText(figures)}`}</span>
      </p>
      <WhatToDo section={section} />
    </>
  );
}

const Campaigns = ({ campaigns }: { readonly campaigns: readonly CampaignLink[] }) =>
  campaigns.length === 0 ? (
    <InlineNote>None</InlineNote>
  ) : (
    campaigns.map(({ id, subject }) => (
      <p key={id}>
        <Link to={`/admin/email-management/${id}`}>{subject}</Link>
      </p>
    ))
  );
