import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideDay } from '@raade/platform';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { fakeMedia } from '@raade/platform/testing/media';
import { type ByRoleOptions, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

/** jsdom lays nothing out, so no size ever changes. */
class NoResize {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

/** The day of the sample, and what jsdom lacks. */
export function provideBrowser(): void {
  provideDay({ today: SAMPLE_TODAY });
  Object.assign(window, { ResizeObserver: NoResize });
  fakeMedia();
  fakeObserver(false);
}

/** Shows pages or parts of them as on the day of the sample, on a screen that they have not come near yet. */
export function showPage(page: ReactNode): void {
  provideBrowser();
  render(<MemoryRouter>{page}</MemoryRouter>);
}

/** Where a link leads. */
export const hrefOf = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  inside.getByRole('link', { name }).getAttribute('href');

/** The words of the links in what a selector finds, and where they lead. */
export const linksOf = (selector: string) =>
  Array.from(document.querySelectorAll(`${selector} a`), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

/** A named part of the page: what it says, where its links lead and what its lists hold. */
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
