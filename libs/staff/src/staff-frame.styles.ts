import { styled } from '@raade/platform';
import { Card } from '@raade/ui';

/** The area of a page of staff, below the bar of the site. */
export const StaffFrame = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  min-height: 100dvh;
  padding: calc(var(--navbar-height) + var(--space-8)) max(var(--page-gutter), (100vw - 84rem) / 2)
    var(--space-16);

  &:focus {
    outline: none;
  }
`;

/** The card of a short form that has the page for itself. */
export const FormCard = styled(Card)`
  display: grid;
  gap: var(--space-6);
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;

  h1 {
    font-size: 1.75rem;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-6);
`;
