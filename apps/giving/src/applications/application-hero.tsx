import { Hero, HeroBack, HeroTitle, Lead } from '@raade/ui';
import type { ReactNode } from 'react';

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
      <HeroBack to={back.to}>{back.label}</HeroBack>
      <HeroTitle id="apply-title">{title}</HeroTitle>
      <Lead>{children}</Lead>
    </Hero>
  );
}
