import { MemoryRouter } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { useState } from 'react';
import { keepPrerenderedPage } from '../startup/prerendered-page.ts';
import { PartPlaceholder } from './part-placeholder.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

const BODY =
  '<h1>Donate</h1><form><input aria-label="Name" autocomplete="name"></form><button>Give</button>';

/** Takes charge of a page as compose writes it, at its own address unless told otherwise. */
function keep(path = '/donate', address = path): HTMLElement {
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = `<main><div data-prerendered="${path}">${BODY}</div></main>`;
  keepPrerenderedPage(root, { mayStayStill: true });
  return root;
}

type Phase = 'loading' | 'failed' | 'ready';

function LivingPage() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>Donate, alive</h1>
      <input aria-label="Name" autoComplete="name" />
      <button onClick={() => setPresses(presses + 1)}>Give</button>
      <p>pressed {presses} times</p>
    </>
  );
}

function Page({ phase }: { readonly phase: Phase }) {
  return (
    <main>
      {phase === 'loading' && <PartPlaceholder kind="page" />}
      {phase === 'failed' && (
        <PartUnavailable
          kind="page"
          failure={{ reason: 'not-loaded', error: new Error('down'), componentStack: '' }}
          onRetry={() => undefined}
        />
      )}
      {phase === 'ready' && <LivingPage />}
    </main>
  );
}

/** Opens the page while its remote is loading. Returns the way to another phase. */
function open(address: string) {
  const inPhase = (phase: Phase) => (
    <MemoryRouter initialEntries={[address]}>
      <Page phase={phase} />
    </MemoryRouter>
  );
  const { rerender } = render(inPhase('loading'));
  return (phase: Phase) => settled(() => rerender(inPhase(phase)));
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('focus and entries go over to the living page', async () => {
  keep();
  const enter = open('/donate');
  nameField().focus();
  nameField().value = 'Ada';
  await enter('ready');
  screen.getByRole('heading', { name: 'Donate, alive' });
  expect(nameField().value).toBe('Ada');
  expect(document.activeElement).toBe(nameField());
});

test('what was pressed in vain is pressed once the living page is there, and only once', async () => {
  keep();
  const enter = open('/donate');
  window.raadePressed = screen.getByRole('button', { name: 'Give' });
  await enter('ready');
  screen.getByText('pressed 1 times');
  expect(window.raadePressed).toBeUndefined();
});

test('when the remote fails, the page stays readable, its forms rest, and the failure is told', async () => {
  keep();
  const enter = open('/donate');
  nameField().value = 'Ada';
  await enter('failed');
  screen.getByRole('heading', { name: 'Donate' });
  expect(screen.getByRole('alert').textContent).toContain('Section unavailable');
  expect(document.querySelector('form')?.inert).toBe(true);

  await enter('loading');
  expect(document.querySelector('form')?.inert).toBe(false);
  await enter('ready');
  expect(nameField().value).toBe('Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('once replaced it is gone: later the usual placeholder stands there', async () => {
  keep();
  const enter = open('/donate');
  await enter('ready');
  await enter('loading');
  screen.getByText('Loading page...');
});

test.each([
  ['another page of the site', '/donate', '/about'],
  ['an address that one file serves for many', '/projects', '/projects/solar'],
])('on %s it does not stand in', (_name, path, address) => {
  keep(path, address);
  open(address);
  screen.getByText('Loading page...');
});
