import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

interface TemplatePageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

const Head = styled.header`
  display: grid;
  gap: var(--space-3);
`;

const Title = styled.h1`
  font-size: var(--text-title);
`;

const Intro = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
`;

/** What the pages about emails have in common. */
export function TemplatePage({ title, intro, children }: TemplatePageProps) {
  return (
    <>
      <Head>
        <Title>{title}</Title>
        <Intro>{intro}</Intro>
      </Head>
      {children}
    </>
  );
}
