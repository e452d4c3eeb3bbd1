import { act, fireEvent, render, screen } from '@testing-library/react';
import { settled } from '../testing/settled.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { OriginContext } from '../logger/origin-context.ts';
import { ErrorCatcher } from './error-catcher.tsx';
import type { FailureReason } from './failure.ts';
import { recoverableLazy } from './recoverable-lazy.tsx';
import { Recovering } from './recovering.tsx';

const onFail = jest.fn<undefined, [{ readonly reason: string }, unknown]>();
const onRecover = jest.fn<undefined, unknown[]>();

interface Options {
  readonly slowAfterMs?: number;
  readonly catches?: FailureReason;
  readonly beforeRetry?: (reason: FailureReason) => Promise<void> | undefined;
}

const show = (children: ReactNode, options: Options = {}) =>
  settled(() =>
    render(
      <OriginContext value={{ remote: 'giving', release: '0123' }}>
        <Recovering
          {...options}
          loading={<p>loading</p>}
          unavailable={({ reason, error }, retry) => (
            <button onClick={retry}>
              {reason}: {String(error)}
            </button>
          )}
          onFail={onFail}
          onRecover={onRecover}
        >
          {children}
        </Recovering>
      </OriginContext>,
    ),
  );

const tick = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Lets seconds pass, and renders after each. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await tick(1000);
}
const chunkError = () => Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' });

/** A component whose code cannot be loaded until `heal`. */
function missingCode() {
  const load = jest.fn(() => Promise.reject<{ default: () => ReactNode }>(chunkError()));
  const Code = recoverableLazy(load);
  const heal = () => load.mockImplementation(() => Promise.resolve({ default: () => 'code' }));
  return { Code, load, heal };
}

/** A part that throws until `mend` is called. */
function broken() {
  const state = { isBroken: true };
  const Part = () => {
    if (state.isBroken) throw new Error('bug');
    return 'part';
  };
  return { Part, mend: () => (state.isBroken = false) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onFail.mockReset();
  onRecover.mockReset();
});

test('loading is retried automatically, while the retry button keeps the focus', async () => {
  const { Code, load, heal } = missingCode();
  await show(<Code />);
  const button = screen.getByRole('button', { name: 'not-loaded: ChunkLoadError: no chunk' });
  button.focus();
  await pass(2);
  expect(load).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(button);
  expect(screen.queryByText('loading')).toBeNull();

  heal();
  await tick(1000);
  expect(screen.getByText('code')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('failed attempts and the recovery are reported as log fields with the remote', async () => {
  const { Part, mend } = broken();
  await show(<Part />);
  await tick(1000);
  mend();
  await tick(1000);
  const fields = { remote: 'giving', release: '0123', phase: 'render' };
  const milliseconds = expect.any(Number);
  expect(onFail.mock.calls.map(([{ reason }, logged]) => [reason, logged])).toEqual([
    ['threw', { ...fields, milliseconds, attempt: 0 }],
    ['threw', { ...fields, milliseconds, attempt: 1 }],
  ]);
  expect(onRecover.mock.calls).toEqual([[{ ...fields, milliseconds, attempt: 2 }]]);
});

test('the button retries at once, but not during another attempt', async () => {
  const { Code, load } = missingCode();
  await show(<Code />);
  load.mockImplementation(() => new Promise(() => undefined));
  await settled(() => fireEvent.click(screen.getByRole('button')));
  await settled(() => fireEvent.click(screen.getByRole('button')));
  await pass(5);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a retry waits for its preparation', async () => {
  const { Part, mend } = broken();
  let finish: () => void = () => undefined;
  const beforeRetry = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await show(<Part />, { beforeRetry });
  mend();
  await pass(3);
  expect(beforeRetry.mock.calls).toEqual([['threw']]);
  expect(screen.queryByText('part')).toBeNull();
  await settled(() => finish());
  expect(screen.getByText('part')).toBeTruthy();
});

test('after half a minute of failures, retries are rare', async () => {
  const { Code, load } = missingCode();
  await show(<Code />);
  await pass(30);
  expect(load).toHaveBeenCalledTimes(31);
  await pass(14);
  expect(load).toHaveBeenCalledTimes(31);
  await tick(1000);
  expect(load).toHaveBeenCalledTimes(32);
});

test('code that failed before is loaded by the first retry and not imported again', async () => {
  const { Code, load, heal } = missingCode();
  const { unmount } = await show(<Code />);
  await pass(10);
  unmount();
  heal();
  await show(<Code />);
  expect(screen.getByRole('button')).toBeTruthy();
  await tick(1000);
  expect(screen.getByText('code')).toBeTruthy();
  const tries = load.mock.calls.length;
  await show(<Code />);
  expect(screen.getAllByText('code')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(tries);
});

test('code that takes too long counts as not loaded, and is shown once it is loaded', async () => {
  let arrive: (code: { default: () => ReactNode }) => void = () => undefined;
  const Code = recoverableLazy(
    () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
  );
  await show(<Code />, { slowAfterMs: 4000 });
  await tick(3999);
  expect(screen.getByText('loading')).toBeTruthy();
  await tick(1);
  expect(screen.getByRole('button').textContent).toMatch(/not-loaded: .*longer than usual/);
  expect(screen.queryByText('loading')).toBeNull();
  expect(onFail).not.toHaveBeenCalled();

  await settled(() => arrive({ default: () => 'code' }));
  expect(screen.getByText('code')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('errors of other reasons reach the outer boundary', async () => {
  const { Part } = broken();
  const catchOutside = jest.fn();
  await settled(() =>
    render(
      <ErrorCatcher onError={catchOutside} fallback={() => 'outside'}>
        <Recovering
          catches="not-loaded"
          loading={null}
          unavailable={() => 'inside'}
          onFail={onFail}
        >
          <Part />
        </Recovering>
      </ErrorCatcher>,
    ),
  );
  expect(screen.getByText('outside')).toBeTruthy();
  expect(catchOutside).toHaveBeenCalledTimes(1);
  expect(onFail).not.toHaveBeenCalled();
});

test('props are passed to loaded code', async () => {
  const Code = recoverableLazy<{ name: string }>(() =>
    Promise.resolve({ default: ({ name }) => `Hello ${name}` }),
  );
  await show(<Code name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('loaded code is shown at once, even just after another placeholder', async () => {
  // Within `act`, React does not delay it.
  jest.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const rendered = async () => {
    for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  let arrive: (code: { default: () => ReactNode }) => void = () => undefined;
  const Code = recoverableLazy<object>(() => new Promise((resolve) => (arrive = resolve)));
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <Recovering loading="loading" unavailable={() => null} onFail={onFail}>
      <Code />
    </Recovering>,
  );
  await rendered();
  expect(place.textContent).toBe('loading');
  arrive({ default: () => 'code' });
  await rendered();
  expect(place.textContent).toBe('code');
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
