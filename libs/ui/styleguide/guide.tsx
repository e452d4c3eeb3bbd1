import { styled } from '@raade/platform';
import { useEffect } from 'react';
import { Toaster } from '../src/index.ts';
import { copyPseudoStates } from './pseudo-states.ts';
import { PatternNotes } from './pattern-notes.tsx';
import { SAMPLES } from './samples.ts';
import { ThemePair } from './theme-pair.tsx';
import { Voice } from './voice.tsx';

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

const VOICE = { title: 'Voice' } as const;

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** The whole library in every state, in both themes side by side, with how each thing is used, and how the site speaks. */
export function Guide() {
  useEffect(copyPseudoStates, []);
  return (
    <main>
      <Head>
        <h1>Style guide</h1>
        <nav aria-label="Chapters">
          {[...SAMPLES, VOICE].map(({ title }) => (
            <a key={title} href={`#${idOf(title)}`}>
              {title}
            </a>
          ))}
        </nav>
      </Head>
      {SAMPLES.map(({ title, patterns, Content }) => (
        <Chapter key={title} id={idOf(title)} aria-labelledby={`${idOf(title)}-title`}>
          <h2 id={`${idOf(title)}-title`}>{title}</h2>
          <PatternNotes patterns={patterns} />
          <ThemePair>
            <Content />
          </ThemePair>
        </Chapter>
      ))}
      <Chapter id={idOf(VOICE.title)} aria-labelledby="voice-title">
        <h2 id="voice-title">{VOICE.title}</h2>
        <Voice />
      </Chapter>
      <Toaster />
    </main>
  );
}
