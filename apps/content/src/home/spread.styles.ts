import { styled } from '@raade/platform';

/**
 * The parts of a section for which more room is kept than they need: what is left lies between them, and not as an
 * empty stretch at the end. The one in the middle takes it.
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
