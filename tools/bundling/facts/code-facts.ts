import type { Uses } from '@raade/contracts/releases/release-facts';
import ts from 'typescript';
import type { BundledSource } from './bundled-sources.ts';
import { placedSlots } from './placed-slots.ts';
import { platformNames } from './platform-names.ts';

/** Reads names off a node of a source. Throws a `Failure` about what cannot be read. */
type ReadNames = (node: ts.Node, file: string) => readonly string[];

/** What the code of a remote takes from the rest of the site. */
type CodeFacts = Pick<Uses, 'names' | 'slots'>;

const READERS: Readonly<Record<keyof CodeFacts, ReadNames>> = {
  names: platformNames,
  slots: placedSlots,
};

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/**
 * Reads what the sources of a build say. Throws a `Failure` that names the file if one of them says it in a way that
 * cannot be read.
 */
export function codeFacts(sources: readonly BundledSource[]): CodeFacts {
  const facts: CodeFacts = { names: {}, slots: {} };
  for (const { file, text } of sources.filter((source) => !source.file.endsWith('.css'))) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of nodesOf(source)) {
      for (const kind of ['names', 'slots'] as const) {
        for (const name of READERS[kind](node, file)) facts[kind][name] ??= file;
      }
    }
  }
  return facts;
}
