import { styled } from '@raade/platform';
import { Card, Grid, Stack } from '../../src/index.ts';

const Steps = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;
  font-size: var(--text-small);

  li {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    align-items: center;
  }

  li::after {
    width: var(--step);
    height: 0.75rem;
    background: var(--color-accent);
    content: '';
  }
`;

const SPACES = ['1', '2', '3', '4', '6', '8', '12', '16', 'section'];

export function Space() {
  return (
    <>
      <Steps>
        {SPACES.map((name) => (
          <li key={name} style={{ ['--step' as string]: `var(--space-${name})` }}>
            space-{name}
          </li>
        ))}
        <li style={{ ['--step' as string]: 'var(--page-gutter)' }}>page-gutter</li>
      </Steps>
      <Stack $gap={4} $isLoose>
        <Card>Parts below each other</Card>
        <Card>As wide as they need</Card>
      </Stack>
      <Grid $min="9rem">
        <Card>One</Card>
        <Card>Two of a row share the height of the tallest</Card>
        <Card>Three</Card>
      </Grid>
    </>
  );
}
