import { styled } from 'styled-components';

const Mark = styled.p`
  padding: var(--space-8) var(--page-gutter);
  border: 2px dashed var(--color-border-strong);
  color: var(--color-text-muted);
  text-align: center;
`;

/** Shows where the slot of another remote is, since nobody fills it here. */
export function SlotMark({ name }: { readonly name: string }) {
  return <Mark>{`Slot: ${name}`}</Mark>;
}
