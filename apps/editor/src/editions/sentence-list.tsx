import { letters } from '@raade/ui';
import { Sentences } from './sentences.styles.ts';

/** Sentences below each other, of which two may be the same. */
export function SentenceList({ says }: { readonly says: readonly string[] }) {
  return (
    <Sentences>
      {says.map((sentence, index) => (
        <li key={`${index} ${sentence}`}>{letters(sentence)}</li>
      ))}
    </Sentences>
  );
}
