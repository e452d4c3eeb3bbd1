import { css } from '@raade/platform';

/** A label that is the whole of its radio button, to the eye and to the pointer. */
export const choiceLabel = css`
  position: relative;
  display: grid;
  place-items: center;
  cursor: pointer;

  /* Over the whole label, so that what can be clicked is the control itself. */
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
