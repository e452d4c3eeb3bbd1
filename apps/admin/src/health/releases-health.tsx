import type { ReleaseHealth } from '@raade/contracts/health/health';
import { Badge, Heading, Table } from '@raade/ui';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { failedShare, shareText } from './health-texts.ts';

/** As `release-errors` has it. */
const FAILING_SHARE = 0.05;

interface ReleasesHealthProps {
  readonly releases: readonly ReleaseHealth[];
}

/** How the versions do in the browsers of visitors. */
export function ReleasesHealth({ releases }: ReleasesHealthProps) {
  return (
    <PageSection aria-labelledby="versions">
      <Heading as="h2" id="versions">
        Versions in browsers
      </Heading>
      <SectionNote>From 10% of visits in the last 48 hours.</SectionNote>
      <Table caption="Live versions, and others that visitors had">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Version</th>
            <th scope="col" data-align="end">
              Loads
            </th>
            <th scope="col" data-align="end">
              Failed
            </th>
          </tr>
        </thead>
        <tbody>
          {releases.map((each) => (
            <ReleaseRow key={`${each.app}@${each.release}`} health={each} />
          ))}
        </tbody>
      </Table>
    </PageSection>
  );
}

function ReleaseRow({ health }: { readonly health: ReleaseHealth }) {
  const { app, release, isLive, loads } = health;
  const share = failedShare(health);
  return (
    <tr>
      <th scope="row">{app}</th>
      <td>
        <code>{release.slice(0, 8)}</code>
        {isLive && (
          <span>
            {' '}
            <Badge $tone="success">live</Badge>
          </span>
        )}
      </td>
      <td data-align="end">{loads.toLocaleString('en-US')}</td>
      <td data-align="end">{share === null ? <span>–</span> : <Share share={share} />}</td>
    </tr>
  );
}

/** A share that is too high says so in words, too. */
function Share({ share }: { readonly share: number }) {
  const text = shareText(share);
  return share <= FAILING_SHARE ? (
    <span>{text}</span>
  ) : (
    <Badge $tone="warning">{`${text}, too high`}</Badge>
  );
}
