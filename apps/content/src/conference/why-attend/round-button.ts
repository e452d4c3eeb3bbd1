import { styled } from '@raade/platform';

/** A button that is only an icon, in the colour of the text around it. Who uses it names it. */
export const RoundButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background var(--motion-quick);

  &:hover:not([aria-disabled='true']) {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }

  &:focus-visible {
    outline-color: currentcolor;
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
