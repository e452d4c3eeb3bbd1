import { styled } from '@raade/platform';

/**
 * Distributes the unused reserved height of a section between its parts, so that there is no gap at its end. The middle
 * part takes it.
 */
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
