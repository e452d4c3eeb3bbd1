import { styled } from '@raade/platform';

/**
 * A button that is only an icon, in the colour of the text around it and large enough for a thumb. Who uses it
 * names it for screen readers, and extends it where it shall be more than bare.
 */
export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-content: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  cursor: pointer;
`;
