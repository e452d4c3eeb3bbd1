import { styled } from '@raade/platform';

/**
 * A button with only an icon, in the color of the surrounding text and large enough for touch. Give it an accessible
 * name, and extend it for more styles.
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
