import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

/** The background of a section. `night` is dark in both themes; the others follow the theme. */
export type Tone = 'page' | 'sunken' | 'night';

interface SectionProps {
  /** The anchor of the section; also its name in `data-section`. */
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly tone?: Tone;
  /** True for a placeholder that a script replaces; hidden without script. */
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
 * A section over the whole width of the page, with its content in the page's column. The navbar reads `data-section`
 * and `data-background` of the section behind it.
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
