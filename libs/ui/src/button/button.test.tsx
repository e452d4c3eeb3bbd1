import { MemoryRouter } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ButtonLink } from './button-link.tsx';
import { ExternalButtonLink } from './external-button-link.tsx';
import { Button } from './button.tsx';

test('a busy button keeps its focus, announces that it is busy, and does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button does not submit by default', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('button links are real links, and external ones open a tab without access to our page', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/about">About</ButtonLink>
      <ExternalButtonLink href="https://example.org">Elsewhere</ExternalButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
  const outside = screen.getByRole('link', { name: 'Elsewhere' });
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
});
