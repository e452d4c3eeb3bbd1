import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  useContext,
} from 'react';
import { type Origin, OriginContext } from '../logger/origin-context.ts';
import { AttemptContext } from './attempt-context.ts';

interface LoadedModule<Props> {
  readonly default: ComponentType<Props>;
}

type Load<Props> = (origin: Origin) => Promise<LoadedModule<Props>>;

/**
 * Like `React.lazy`, but with retries. React caches a failed import forever, so such a component would stay broken
 * until a reload. Here each attempt of the enclosing `Recovering` imports again, unless an import has succeeded.
 *
 * Errors of the import are thrown while rendering, for the enclosing boundary.
 * @param load imports the code; gets the origin for the log
 */
export function recoverableLazy<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  type Lazy = LazyExoticComponent<ComponentType<Props>>;
  let loadedCode: Lazy | undefined;
  const attempts = new Map<number, Lazy>();

  function codeOf(attempt: number, origin: Origin, renderAgain: () => void): Lazy {
    const existingCode = loadedCode ?? attempts.get(attempt);
    if (existingCode) return existingCode;
    const code = lazy(() =>
      load(origin).then((module) => {
        loadedCode = code;
        // React alone would show the code only 300 ms after the last placeholder of the page.
        renderAgain();
        return module;
      }),
    );
    attempts.set(attempt, code);
    return code;
  }

  return function Recoverable(props: Props) {
    const { number, renderAgain } = useContext(AttemptContext);
    const Current = codeOf(number, useContext(OriginContext), renderAgain);
    return <Current {...props} />;
  };
}
