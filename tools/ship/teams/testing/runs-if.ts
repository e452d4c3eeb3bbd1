import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/**
 * True if a job with this condition runs. Uses GitHub's own evaluator.
 * @param contexts the values for the condition, like `{ github: { event_name: 'push' } }`
 */
export function runsIf(condition: string, contexts: Readonly<Record<string, object>>): boolean {
  const { tokens } = new Lexer(condition).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return truthy(new Evaluator(tree, values).evaluate());
}
