import { styled } from '@raade/platform';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from '../src/index.ts';
import { copyPseudoStates } from './pseudo-states.ts';
import { PatternNotes } from './pattern-notes.tsx';
import { SAMPLES } from './samples.ts';
import { NEVER_SAID, RULES_OF_VOICE } from './voice-rules.ts';

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

/** The style guide: all components in all states and both themes, with notes on how to use them. */
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr));
`;

/* Color tokens follow `data-scheme`, so a part of a page can have another theme. */
const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  padding: var(--space-8) var(--page-gutter);
  background: var(--color-page);
  color: var(--color-text);
`;

/** Shows its content in the light and in the dark theme. */
function ThemePair({ children }: { readonly children: ReactNode }) {
  return (
    <Pair>
      <Pane data-scheme="light">{children}</Pane>
      <Pane data-scheme="dark">{children}</Pane>
    </Pair>
  );
}

const Words = styled.p`
  max-width: var(--text-width);
  margin: 0 var(--page-gutter) var(--space-6);
`;

/** The chapter on wording. */
function Voice() {
  return (
    <>
      <Words>
        Pages, mails and staff pages use one voice: a member of the association who explains
        something to a stranger. Plain, exact, friendly and short.
      </Words>
      <PatternNotes patterns={RULES_OF_VOICE} goodLabel="Say" badLabel="Not" />
      <Words>Never said: {NEVER_SAID.map((words) => `“${words}”`).join(', ')}.</Words>
    </>
  );
}
