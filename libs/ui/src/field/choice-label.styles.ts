import { css } from '@raade/platform';

/** A label that is the whole of its radio button, to the eye and to the pointer. */
export const choiceLabel = css`
  position: relative;
  display: grid;
  place-items: center;
  cursor: pointer;

  /* The control covers the whole label, so that a click anywhere is one on the control. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
