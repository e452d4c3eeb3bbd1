import { Badge, Card, Grid, Heading, LinkCards, Skeleton, Table } from '../../src/index.ts';
import { States } from '../states.tsx';

const TONES = ['neutral', 'success', 'warning', 'danger'] as const;

const LINKS = [
  {
    name: 'Join a team',
    what: 'Students of any university and any subject.',
    path: '/apply/student',
  },
  {
    name: 'Bring a challenge',
    what: 'A problem that you know, and a team for it.',
    path: '/apply/partner',
  },
  { name: 'Write to us', what: 'Everything else.', path: '/contact' },
];

export function Cards() {
  return (
    <>
      <Grid $min="14rem">
        <Card>
          <Heading as="h3">A card</Heading>
          <p>One thing, with room around it.</p>
        </Card>
        <Card aria-busy="true">
          <Skeleton $width="60%" $height="1.5rem" />
          <p>
            <Skeleton $width="80%" />
          </p>
        </Card>
      </Grid>
      <LinkCards links={LINKS} />
      <States>
        {TONES.map((tone) => (
          <Badge key={tone} $tone={tone}>
            {tone}
          </Badge>
        ))}
      </States>
      <Table caption="Sample payments">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col" data-align="end">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Sample One</th>
            <td>
              <Badge $tone="success">Paid</Badge>
            </td>
            <td data-align="end">$1,110.00</td>
          </tr>
          <tr>
            <th scope="row">Sample Two</th>
            <td>
              <Badge $tone="warning">Waiting</Badge>
            </td>
            <td data-align="end">$75.00</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}
