import { css, styled } from '@raade/platform';

export type FailureSize = 'page' | 'section';

const page = css`
  min-height: 100svh;
  padding-block: calc(var(--navbar-height) + var(--space-12)) var(--space-16);
`;

const section = css`
  min-height: 24rem;
  padding-block: var(--space-12);
`;

/** Room for what is missing, so that what follows does not jump; aligned with the column of every page. */
export const Room = styled.div<{ $size: FailureSize }>`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  align-content: center;
  justify-items: start;
  padding-inline: max(var(--page-gutter), (100% - var(--page-width)) / 2);
  ${({ $size }) => ($size === 'page' ? page : section)}
`;

export const Message = styled.div`
  margin-top: var(--space-6);

  h1 {
    font-size: var(--text-title);
    letter-spacing: -0.015em;
  }

  h2 {
    font-size: var(--text-heading);
  }

  p:last-child {
    margin-top: var(--space-3);
    color: var(--color-text-muted);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;
