import { CALLABLES } from '@raade/contracts/callables';
import ts from 'typescript';

/** Tables of the contracts name functions that nobody there calls. */
const CONTRACTS = 'libs/contracts/';

const isCallable = (name: string): name is keyof typeof CALLABLES => name in CALLABLES;

/** The function that is named, as in `CALLABLES.recordDonation`. */
export function calledFunctions(node: ts.Node, file: string): readonly string[] {
  if (file.startsWith(CONTRACTS) || !ts.isPropertyAccessExpression(node)) return [];
  if (node.expression.getText() !== 'CALLABLES') return [];
  const { text } = node.name;
  return isCallable(text) ? [CALLABLES[text]] : [];
}
