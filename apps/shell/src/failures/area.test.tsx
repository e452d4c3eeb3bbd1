import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Area } from './area.tsx';
import { ContentFailed, FooterFailed, FrameFailed } from './area-fallbacks.tsx';
import * as reload from './reload-page.ts';

jest.mock('./reload-page.ts', () => ({ reloadPage: jest.fn() }));

const { content, crash, section } = ERROR_MESSAGES;
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
afterEach(() => jest.mocked(reload.reloadPage).mockClear());

test.each([
  ['ERR-03', 'the frame', FrameFailed, [crash.title, crash.text], crash.action],
  ['ERR-08', 'the area of the page', ContentFailed, [content.title], content.action],
  ['ERR-11', 'the footer', FooterFailed, [section.failed, section.text], crash.action],
] as const)(
  '[%s] if %s throws, visitors read what happened and can reload',
  async (_row, _name, Fallback, texts, action) => {
    render(area(Fallback));
    const alert = screen.getByRole('alert');
    for (const text of texts) expect(alert.textContent).toContain(text);
    expect(screen.getByText('the weave tore')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(reload.reloadPage).toHaveBeenCalledTimes(1);
  },
);

test('[ERR-03] if the frame throws, the component stack is shown', () => {
  render(area(FrameFailed));
  expect(screen.getByText(ERROR_MESSAGES.details).closest('details')?.textContent).toContain(
    'Weave',
  );
});

test('an area without a fallback is left out, and the failure is logged', () => {
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

test('the area is rendered again when the page changes', () => {
  const { rerender } = render(area(ContentFailed, '/broken'));
  isBroken = false;
  rerender(area(ContentFailed, '/broken'));
  expect(screen.queryByText('All is well')).toBeNull();
  rerender(area(ContentFailed, '/other'));
  expect(screen.getByText('All is well')).toBeTruthy();
});
