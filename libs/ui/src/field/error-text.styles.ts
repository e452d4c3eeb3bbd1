import { styled } from '@raade/platform';

/** Error message below a control. */
export const ErrorText = styled.p`
  color: var(--color-danger);
  font-size: 0.9375rem;
  font-weight: 600;

  /* Some messages begin with the name of a field. */
  &::first-letter {
    text-transform: uppercase;
  }

  @media (forced-colors: active) {
    &::before {
      content: 'Error: ';
    }
  }
`;
