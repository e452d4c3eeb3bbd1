import { media, styled } from '@raade/platform';
import type { ReactNode } from 'react';

interface TemplatePageProps {
  readonly title: string;
  readonly intro: string;
  /** The column beside the email where there is room, else below it. */
  readonly aside: ReactNode;
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: var(--space-6);
`;

/** The layout of all pages about emails. */
export function TemplatePage({ title, intro, aside, children }: TemplatePageProps) {
  return (
    <>
      <Head>
        <Title>{title}</Title>
        <Intro>{intro}</Intro>
      </Head>
      <Columns>
        {children}
        <Aside>{aside}</Aside>
      </Columns>
    </>
  );
}
