import { styled } from '@raade/platform';
import { useEffect } from 'react';
import { Toaster } from '../src/index.ts';
import { copyPseudoStates } from './pseudo-states.ts';
import { SAMPLES } from './samples.ts';
import { ThemePair } from './theme-pair.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-8) var(--page-gutter) var(--space-4);

  h1 {
    font-size: var(--text-title);
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }

  a {
    padding-block: var(--space-1);
  }
`;

const Chapter = styled.section`
  padding-block-start: var(--space-8);

  > h2 {
    padding: 0 var(--page-gutter) var(--space-4);
    font-size: var(--text-heading);
  }
`;

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** The whole library in every state, in both themes side by side. */
export function Guide() {
  useEffect(copyPseudoStates, []);
  return (
    <main>
      <Head>
        <h1>Style guide</h1>
        <nav aria-label="Chapters">
          {SAMPLES.map(({ title }) => (
            <a key={title} href={`#${idOf(title)}`}>
              {title}
            </a>
          ))}
        </nav>
      </Head>
      {SAMPLES.map(({ title, Content }) => (
        <Chapter key={title} id={idOf(title)} aria-labelledby={`${idOf(title)}-title`}>
          <h2 id={`${idOf(title)}-title`}>{title}</h2>
          <ThemePair>
            <Content />
          </ThemePair>
        </Chapter>
      ))}
      <Toaster />
    </main>
  );
}
