import { media, styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { type ReactNode, useId } from 'react';
import { SplitRow, Stack } from './staff-page.styles.ts';

const Section = styled(Stack).attrs({ as: 'section' })`
  ${media.belowTablet} {
    gap: var(--space-2);
  }
`;

interface TitledSectionProps {
  readonly title: string;
  /** Content at the end of the line of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, with its title. */
export function TitledSection({ title, beside, children }: TitledSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SplitRow>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {beside}
      </SplitRow>
      {children}
    </Section>
  );
}
