import { Heading } from '@raade/ui';
import { type ReactNode, useId } from 'react';
import { TightStack, SplitRow } from './staff-page.styles.ts';

export interface TitledSectionProps {
  readonly title: string;
  /** Content at the end of the line of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, with its title. */
export function TitledSection({ title, beside, children }: TitledSectionProps) {
  const id = useId();
  return (
    <TightStack as="section" aria-labelledby={id}>
      <SplitRow>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {beside}
      </SplitRow>
      {children}
    </TightStack>
  );
}
