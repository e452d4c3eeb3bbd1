import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CampaignPreview } from './campaign-preview.tsx';
import { writtenSheet } from '../../testing/written-sheet.ts';

/** Reports a change of the observed size. */
let resized = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  class Observer {
    constructor(callback: () => undefined) {
      resized = callback;
    }
    readonly observe = jest.fn();
    readonly disconnect = jest.fn();
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
});

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Preview of the email: /);
const shown = () => writtenSheet(frame());
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test('the preview shows the email as a recipient gets it, in a frame without scripts', () => {
  render(
    <CampaignPreview
      subject="News for {{first_name}}"
      content="<h2>News</h2><p>Hello {{ first_name }}, the doors open <b>early</b>.</p>"
    />,
  );
  expect(factOf('Subject')).toBe('News for Sam');
  expect(factOf('Inbox preview')).toBe('News Hello Sam, the doors open early.');
  expect(shown().body.textContent).toContain('Hello Sam, the doors open early.');
  expect(shown().body.textContent).toContain('Unsubscribe');
  // No script runs in the frame. It has its own policy; with `srcdoc` it would have that of the page.
  expect(frame().getAttribute('sandbox')).toBe('allow-same-origin');
  expect(new URL(frame().src).pathname).toBe(HTML_SHEET);
  expect(frame().hasAttribute('srcdoc')).toBe(false);
  expect(shown().querySelector('base')?.target).toBe('_blank');
});

test('the frame is as high as the email up to a limit, so that the wheel scrolls the page', () => {
  render(<CampaignPreview subject="News" content="<p>Text</p>" />);
  const height = jest.spyOn(shown().documentElement, 'offsetHeight', 'get');
  for (const [email, shownAs] of [
    [1100, '1100px'],
    [9000, '2000px'],
  ] as const) {
    height.mockReturnValue(email);
    act(resized);
    expect(frame().style.height).toBe(shownAs);
  }
});

test('[TPL-19] the inbox preview shows 150 characters of a long text', () => {
  render(<CampaignPreview subject="News" content={`<p>${'word '.repeat(60)}</p>`} />);
  expect(factOf('Inbox preview')).toHaveLength(150);
});

test('the preview is updated 400 ms after the last change', () => {
  const { rerender } = render(<CampaignPreview subject="" content="" />);
  expect(factOf('Subject')).toBe('(no subject yet)');
  rerender(<CampaignPreview subject="Ne" content="" />);
  act(() => jest.advanceTimersByTime(399));
  rerender(<CampaignPreview subject="News" content="" />);
  act(() => jest.advanceTimersByTime(399));
  expect(factOf('Subject')).toBe('(no subject yet)');
  act(() => jest.advanceTimersByTime(1));
  expect(factOf('Subject')).toBe('News');
});

test('the preview is as wide as the page, or as a phone', () => {
  render(<CampaignPreview subject="News" content="<p>Text</p>" />);
  expect(getComputedStyle(frame()).width).toBe('100%');
  fireEvent.click(screen.getByRole('button', { name: 'Phone' }));
  expect(getComputedStyle(frame()).width).toBe('375px');
  expect(screen.getByRole('button', { name: 'Phone' }).getAttribute('aria-pressed')).toBe('true');
});

test('an unknown placeholder is reported while the email is written', () => {
  render(<CampaignPreview subject="News" content="<p>Dear {{last_name}},</p>" />);
  screen.getByText(/the placeholder \{\{last_name\}\}\. Only \{\{first_name\}\} can be used/);
});

test('removed parts are listed, with the text of their links, and the rest is shown', () => {
  const content = `<html><head><title>Draft v3 - internal</title></head><body><p>Come.</p>
    <p><a href="">Register now</a> <a href="#map">Map</a> <a href="/conference">Forum</a></p></body></html>`;
  render(<CampaignPreview subject="News" content={content} />);
  screen.getByText('1 link without an address: “Register now”');
  screen.getByText(/^1 link to a place in the email.*“Map”$/);
  screen.getByText(/^1 document title/);
  expect(factOf('Inbox preview')).toBe('Come. Register now Map Forum');
  const links = [...shown().querySelectorAll<HTMLAnchorElement>('.written a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    null,
    null,
    `${LOCAL_ENVIRONMENT.siteUrl}/conference`,
  ]);
});

test('the size of the whole email is shown in kB, with a warning before Gmail cuts it off', () => {
  const { rerender } = render(<CampaignPreview subject="News" content="<p>Text</p>" />);
  screen.getByText(/^Size of the email: 1?\d kB$/);
  const show = (letters: number) => {
    rerender(<CampaignPreview subject="News" content={`<p>${'አ'.repeat(letters)}</p>`} />);
    act(() => jest.advanceTimersByTime(400));
  };
  show(20_000);
  screen.getByText(/^Size of the email: [67]\d kB$/);
  show(32_000);
  screen.getByText(/^This email has 1\d\d kB\. Gmail shows the first 102 kB .* unsubscribe link/);
});
