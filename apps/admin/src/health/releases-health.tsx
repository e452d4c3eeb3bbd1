import type { ReleaseHealth } from '@raade/contracts/health';
import { Badge, Heading, Table } from '@raade/ui';
import { HealthNote, HealthSection } from './health-section.styles.ts';
import { failedShare, isGood, shareText, vitalText } from './health-texts.ts';

/** As `release-errors` has it. */
const FAILING_SHARE = 0.05;

interface ReleasesHealthProps {
  readonly releases: readonly ReleaseHealth[];
}

/** How the versions do in the browsers of visitors. */
export function ReleasesHealth({ releases }: ReleasesHealthProps) {
  return (
    <HealthSection aria-labelledby="versions">
      <Heading as="h2" id="versions">
        Versions in browsers
      </Heading>
      <HealthNote>
        Of one visit in ten, yesterday and today. Three of four pages were as fast as these figures,
        or faster: until the largest part was there (LCP), how far things jumped (CLS), and how long
        a press waited for its answer (INP).
      </HealthNote>
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
            <th scope="col" data-align="end">
              LCP
            </th>
            <th scope="col" data-align="end">
              CLS
            </th>
            <th scope="col" data-align="end">
              INP
            </th>
          </tr>
        </thead>
        <tbody>
          {releases.map((each) => (
            <ReleaseRow key={`${each.app}@${each.release}`} health={each} />
          ))}
        </tbody>
      </Table>
    </HealthSection>
  );
}

function ReleaseRow({ health }: { readonly health: ReleaseHealth }) {
  const { app, release, isLive, loads, vitals } = health;
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
      <td data-align="end">
        {share === null ? (
          <span>–</span>
        ) : (
          <Figure text={shareText(share)} isGood={share <= FAILING_SHARE} />
        )}
      </td>
      {(['lcp', 'cls', 'inp'] as const).map((vital) => {
        const value = vitals[vital];
        return (
          <td key={vital} data-align="end">
            {value === null ? (
              '–'
            ) : (
              <Figure text={vitalText(vital, value)} isGood={isGood(vital, value)} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A figure that is too high says so in words, too. */
function Figure({ text, isGood: isFine }: { readonly text: string; readonly isGood: boolean }) {
  return isFine ? <span>{text}</span> : <Badge $tone="warning">{`${text}, too high`}</Badge>;
}
