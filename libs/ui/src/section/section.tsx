import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

/** The ground of a section. Night is dark in both themes; the others follow the theme. */
export type Tone = 'page' | 'sunken' | 'night';

interface SectionProps {
  /** The anchor of the section, and its name for who tracks sections. */
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly tone?: Tone;
  /** True for a section that is only there until a script has put something in its place. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

const BACKGROUNDS: Readonly<Record<Tone, string>> = {
  page: 'var(--color-page)',
  sunken: 'var(--color-surface-sunken)',
  night: 'var(--color-night)',
};

const Band = styled.section<{ $tone: Tone }>`
  padding: var(--space-section) max(var(--page-gutter), (100% - var(--page-width)) / 2);
  background: ${({ $tone }) => BACKGROUNDS[$tone]};

  &[data-background='dark'] {
    color: var(--color-on-night);
  }
`;

/**
 * A band of a page over its whole width, with its content in the page's column. The navbar reads
 * `data-section` and `data-background` to know what it lies over.
 */
export function Section({ id, labelledBy, tone = 'page', needsScript, children }: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={labelledBy}
      data-section={id}
      data-needs-script={needsScript}
      data-background={tone === 'night' ? 'dark' : undefined}
      $tone={tone}
    >
      {children}
    </Band>
  );
}
