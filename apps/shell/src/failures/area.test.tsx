import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Area } from './area.tsx';
import { ContentFailed } from './area-fallbacks.tsx';

let isBroken: boolean;

function Weave() {
  if (isBroken) throw new Error('the weave tore');
  return <p>All is well</p>;
}

const area = (Fallback?: ComponentType<{ error: unknown; componentStack: string }>, path = '/') => (
  <Area name="loom" resetKey={path} {...(Fallback && { Fallback })}>
    <Weave />
  </Area>
);

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an area without a fallback is left out, and the log tells of it', () => {
  const { container } = render(
    <>
      <h1>The page</h1>
      {area()}
    </>,
  );
  expect(container.textContent).toBe('The page');
  const logged: unknown[][] = jest.mocked(console.error).mock.calls;
  const [text, fields] = logged.find(([first]) => first === '[raade] area failed') ?? [];
  expect(text).toBeDefined();
  expect(fields).toMatchObject({ remote: 'shell', area: 'loom', phase: 'render' });
});

test('another page gets another try', () => {
  const { rerender } = render(area(ContentFailed, '/broken'));
  isBroken = false;
  rerender(area(ContentFailed, '/broken'));
  expect(screen.queryByText('All is well')).toBeNull();
  rerender(area(ContentFailed, '/other'));
  expect(screen.getByText('All is well')).toBeTruthy();
});
