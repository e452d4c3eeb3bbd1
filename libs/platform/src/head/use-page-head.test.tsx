import { render, renderHook } from '@testing-library/react';
import { usePageHead } from './use-page-head.ts';

const about = { title: 'About - RAADE', description: 'Who we are.' };
const studios = { title: 'Studios - RAADE', description: 'What we build.' };

const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
    ({ content }) => content,
  );

beforeEach(() => {
  document.head.innerHTML = `
    <title>About - RAADE</title>
    <meta name="description" content="Who we are.">
    <meta property="og:site_name" content="RAADE">`;
});

test('the next page changes title and description in the same tags', () => {
  const { rerender } = renderHook((head) => usePageHead(head), { initialProps: about });
  rerender(studios);
  expect(document.title).toBe('Studios - RAADE');
  expect(descriptions()).toEqual(['What we build.']);
});

test('between two pages the title is the name of the site', () => {
  const { unmount } = renderHook(() => usePageHead(about));
  unmount();
  expect(document.title).toBe('RAADE');
});

test('a page that replaces another keeps its own title', () => {
  const About = () => (usePageHead(about), null);
  const Studios = () => (usePageHead(studios), null);
  const { rerender } = render(<About />);
  rerender(<Studios />);
  expect(document.title).toBe('Studios - RAADE');
});

test('a document without a description gets one', () => {
  document.head.innerHTML = '';
  renderHook(() => usePageHead(about));
  expect(descriptions()).toEqual(['Who we are.']);
});
