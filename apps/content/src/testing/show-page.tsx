import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideDay } from '@raade/platform';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { fakeMedia } from '@raade/platform/testing/media';
import { type ByRoleOptions, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

/** jsdom has no layout, so sizes never change. */
class NoResize {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

/** Sets the sample's day, and fakes for features that jsdom lacks. */
export function provideBrowser(): void {
  provideDay({ today: SAMPLE_TODAY });
  Object.assign(window, { ResizeObserver: NoResize });
  fakeMedia();
  fakeObserver(false);
}

/** Renders a page on the sample's day, with nothing in the viewport yet. */
export function showPage(page: ReactNode): void {
  provideBrowser();
  render(<MemoryRouter>{page}</MemoryRouter>);
}

/** Returns the address of a link. */
export const hrefOf = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  inside.getByRole('link', { name }).getAttribute('href');

/** Returns text and address of the links inside of a selector. */
export const linksOf = (selector: string) =>
  Array.from(document.querySelectorAll(`${selector} a`), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

/** Queries for a named part of the page: text, links and lists. */
export function part(name: string, role = 'region') {
  const element = screen.getByRole(role, { name });
  const inside = within(element);
  const texts = (of: string, options?: ByRoleOptions) =>
    inside.getAllByRole(of, options).map(({ textContent }) => textContent);
  return {
    ...inside,
    element,
    text: element.textContent,
    hrefOf: (link: string | RegExp) => hrefOf(link, inside),
    texts,
    items: () => texts('listitem'),
  };
}

export const headingsOfLevel = (level: number): (string | null)[] =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
