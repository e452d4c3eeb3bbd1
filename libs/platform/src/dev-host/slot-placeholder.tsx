import { styled } from 'styled-components';

const Mark = styled.p`
  padding: var(--space-8) var(--page-gutter);
  border: 2px dashed var(--color-border-strong);
  color: var(--color-text-muted);
  text-align: center;
`;

/** Shows the place of a slot that another remote fills, since that remote does not run here. */
export function SlotPlaceholder({ name }: { readonly name: string }) {
  return <Mark>{`Slot: ${name}`}</Mark>;
}
