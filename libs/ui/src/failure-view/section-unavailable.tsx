import type { ComponentProps } from 'react';
import { Section } from '../section/section.tsx';
import { SectionFailure } from './section-failure.tsx';

/**
 * A whole section in place of one, or of a part of the frame, that could not be loaded or that threw. A page's own is
 * `parts/part-unavailable.tsx` of the shell.
 */
export function SectionUnavailable(
  props: Omit<ComponentProps<typeof SectionFailure>, 'isOnNight'>,
) {
  return (
    <Section>
      <SectionFailure {...props} />
    </Section>
  );
}
