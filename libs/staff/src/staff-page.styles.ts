import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';

/** Names the content that is on its way, in its place. */
export const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 8rem;
`;

/** Says what could not be read, with the way to try again at its end. */
export const Failure = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** Title of a page, and what it is for. */
export const PageHead = styled.header`
  display: grid;
  gap: var(--space-3);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    color: var(--color-text-muted);
  }
`;

/** Its parts, below each other. */
export const PageStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;
