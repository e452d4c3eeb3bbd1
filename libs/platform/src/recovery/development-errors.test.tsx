import { render, screen } from '@testing-library/react';
import { ErrorCatcher } from './error-catcher.tsx';

const mockEnvironment: { suppressDevelopmentErrors?: boolean | undefined } = {};
jest.mock('../environment/environment.ts', () => ({ environment: () => mockEnvironment }));

const HOT_RELOADING = 'Rendered fewer hooks than expected. This may be caused by an early return.';
const onError = jest.fn();

beforeEach(() => {
  onError.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Shows a part that throws until it was ignored once, or always if `isLasting`. */
function show(text: string, flag: boolean | undefined, isLasting = false) {
  mockEnvironment.suppressDevelopmentErrors = flag;
  let isBroken = true;
  jest.spyOn(console, 'warn').mockImplementation(() => {
    isBroken = isLasting;
  });
  const Part = () => {
    if (isBroken) throw new Error(text);
    return 'the part';
  };
  render(
    <ErrorCatcher fallback={() => 'the fallback'} onError={onError}>
      <Part />
    </ErrorCatcher>,
  );
}

test('[ERR-17] an error caused by hot reloading is ignored once if the flag is set', () => {
  show(HOT_RELOADING, true);
  screen.getByText('the part');
  expect(onError).not.toHaveBeenCalled();
});

test.each<[string, string, boolean | undefined, boolean?]>([
  ['without the flag', HOT_RELOADING, false],
  ['if the flag is undefined', HOT_RELOADING, undefined],
  ['if it has another cause', 'Any other error', true],
  ['if it is thrown again at once', HOT_RELOADING, true, true],
])('[ERR-17] an error is shown %s', (_when, text, flag, isLasting = false) => {
  show(text, flag, isLasting);
  screen.getByText('the fallback');
  expect(onError).toHaveBeenCalledTimes(1);
});
