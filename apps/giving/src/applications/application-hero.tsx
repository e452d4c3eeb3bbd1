import { Link, styled } from '@raade/platform';
import { Hero, HeroTitle, Lead } from '@raade/ui';
import type { ReactNode } from 'react';

const Back = styled(Link)`
  display: inline-flex;
  gap: var(--space-2);
  min-height: 2.75rem;
  align-items: center;
  color: var(--color-on-night);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export interface ApplicationHeroProps {
  readonly title: ReactNode;
  readonly back: { readonly label: string; readonly to: string };
  /** The introduction for applicants. */
  readonly children: ReactNode;
}

/** The opening of an application page: where one came from, the title and a few words. */
export function ApplicationHero({ title, back, children }: ApplicationHeroProps) {
  return (
    <Hero labelledBy="apply-title" height="short">
      <Back to={back.to}>
        <span aria-hidden="true">←</span> {back.label}
      </Back>
      <HeroTitle id="apply-title">{title}</HeroTitle>
      <Lead>{children}</Lead>
    </Hero>
  );
}
