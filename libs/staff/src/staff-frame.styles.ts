import { media, styled } from '@raade/platform';
import { Card, Notice } from '@raade/ui';

/** The area of a page of staff, below the bar. Texts, spaces and controls are smaller than those of the site. */
export const StaffFrame = styled.div`
  --text-title: 1.5rem;
  --text-heading: 1.125rem;
  --text-body: 0.9375rem;
  --text-control: 0.9375rem;
  --space-6: 1rem;
  --space-8: 1.25rem;
  --space-12: 1.5rem;
  --space-16: 2rem;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-height: 100dvh;
  padding: calc(var(--navbar-height) + var(--space-4)) var(--page-gutter) var(--space-12);
  font-size: var(--text-body);

  ${media.belowTablet} {
    gap: var(--space-3);
    padding-block-start: calc(var(--navbar-height) + var(--space-2));
  }

  @media (pointer: fine) {
    --control-height: 2.25rem;
  }

  &:focus {
    outline: none;
  }
`;

/** The card of a page with one short form. */
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

/** A form with one column of fields. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-6);
`;

/** An error message with a button at its end. */
export const Failure = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
