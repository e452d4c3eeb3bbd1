import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';
import { truthy } from '@actions/expressions/result';

/** How what came before has gone, as `success()` and its like say it. */
export interface Standing {
  readonly success: boolean;
  readonly failure: boolean;
  readonly cancelled: boolean;
}

/** What an expression may name. */
export interface Scope {
  /** Like `{ github: { event_name: 'push' } }`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** Absent where GitHub knows no `success()`, as in `env`. */
  readonly standing?: Standing;
}

const STATUS = /\b(success|failure|always|cancelled)\s*\(/;
const EXPRESSION = /\$\{\{(.*?)\}\}/gs;

function statusFunctions({ success, failure, cancelled }: Standing): FunctionDefinition[] {
  const answers = { success, failure, cancelled, always: true };
  return Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
}

/** Evaluates an expression, without its braces, by GitHub's own code. */
function evaluate(text: string, { contexts, standing }: Scope): data.ExpressionData {
  const functions = standing ? statusFunctions(standing) : [];
  const { tokens } = new Lexer(text.trim()).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const byName = new Map(functions.map((one) => [one.name, one]));
  return new Evaluator(tree, values, byName).evaluate();
}

/** A text with each `${{ }}` in it replaced. */
export function fill(text: string, scope: Scope): string {
  return text.replaceAll(EXPRESSION, (_all, inner: string) =>
    evaluate(inner, scope).coerceString(),
  );
}

/** Texts by name, each filled. */
export function fillAll(
  texts: Readonly<Record<string, string>>,
  scope: Scope,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, scope)]));
}

/**
 * True if an `if:` holds. One that asks for no status holds only after success
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/expressions#status-check-functions).
 */
export function holds(condition: string | undefined, scope: Scope): boolean {
  const inner = condition?.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1') ?? 'success()';
  const whole = STATUS.test(inner) ? inner : `success() && (${inner})`;
  return truthy(evaluate(whole, scope));
}
