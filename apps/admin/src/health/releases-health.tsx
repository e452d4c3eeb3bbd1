import type { ReleaseHealth } from '@raade/contracts/health/health';
import { appLabel } from '@raade/contracts/staff/labels';
import { Badge, Heading, Table } from '@raade/ui';
import { TableHead } from '../page-section/table-head.tsx';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { failedShare, loadsText } from './health-texts.ts';

/** The share of failed loads above which the checks report the condition `release-errors`. */
const FAILING_SHARE = 0.05;

interface ReleasesHealthProps {
  readonly releases: readonly ReleaseHealth[];
}

/** How often each version failed to load in the browsers of visitors. */
export function ReleasesHealth({ releases }: ReleasesHealthProps) {
  return (
    <PageSection aria-labelledby="versions">
      <Heading as="h2" id="versions">
        Versions in browsers
      </Heading>
      <SectionNote>Based on a 10% sample of the visits of the last 48 hours.</SectionNote>
      <Table caption="Live versions, and older ones that visitors still had open" stacks>
        <TableHead columns={['Part', 'State', 'Version', 'Loads']} />
        <tbody>
          {releases.map((health) => (
            <ReleaseRow key={`${health.app}@${health.release}`} health={health} />
          ))}
        </tbody>
      </Table>
    </PageSection>
  );
}

function ReleaseRow({ health }: { readonly health: ReleaseHealth }) {
  const { app, release, isLive } = health;
  const state = stateOf(failedShare(health));
  return (
    <tr>
      <th scope="row">{appLabel(app)}</th>
      <td data-place="beside">
        <Badge $tone={state.tone}>{state.text}</Badge>
      </td>
      <td>
        <code>{release.slice(0, 8)}</code>
        {isLive && <span> live</span>}
      </td>
      <td>{loadsText(health)}</td>
    </tr>
  );
}

function stateOf(share: number | null) {
  if (share === null) return { text: 'No visits', tone: 'neutral' } as const;
  return share > FAILING_SHARE
    ? ({ text: 'Failing', tone: 'danger' } as const)
    : ({ text: 'Works', tone: 'success' } as const);
}
