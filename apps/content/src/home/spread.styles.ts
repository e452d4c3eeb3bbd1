import { styled } from '@raade/platform';

/** Gives the unused reserved height of a section to its middle part, so that there is no gap at its end. */
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
