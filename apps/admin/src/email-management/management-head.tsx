import { styled } from '@raade/platform';

const Head = styled.header`
  display: grid;
  gap: var(--space-3);

  p {
    max-width: var(--text-width);
    color: var(--color-text-muted);
  }
`;

const Title = styled.h1`
  font-size: var(--text-title);
`;

export function ManagementHead() {
  return (
    <Head>
      <Title>Email Management</Title>
      <p>
        Send conference emails to attendees through our email service: individually, as a test to
        one address, or in bulk to everyone who registered.
      </p>
    </Head>
  );
}
