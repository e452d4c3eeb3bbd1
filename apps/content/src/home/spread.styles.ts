import { styled } from '@raade/platform';

/** Gives the height that a section reserves and does not need to its middle part, so that no gap is at its end. */
export const Spread = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  height: 100%;

  > :nth-child(2) {
    align-content: space-evenly;
  }

  > a {
    justify-self: start;
  }
`;
