import { styled } from '@raade/platform';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 0;

  input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
`;

export const Message = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

export const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-small);

  p {
    flex: 1 1 14rem;
  }
`;
