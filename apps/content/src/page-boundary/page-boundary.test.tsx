import { PAGE_MESSAGES, TECHNICAL_DETAILS } from '@raade/contracts/base/failure-messages';
import { render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

const { home, about } = PAGE_MESSAGES;
function Page(): never {
  throw new Error('the weave tore');
}

test.each([
  ['ERR-04', 'home', home, 'There was an error loading the page.'],
  [
    'ERR-12',
    'about',
    about,
    "We're experiencing some technical difficulties. Please try refreshing the page or visit again later.",
  ],
] as const)(
  '[%s][ERR-16] a failed page %s has its own text, with the error in closed details',
  (_row, page, words, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <PageBoundary page={page} {...words}>
        <Page />
      </PageBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
    const folded = screen.getByText(TECHNICAL_DETAILS).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('the weave tore');
  },
);
