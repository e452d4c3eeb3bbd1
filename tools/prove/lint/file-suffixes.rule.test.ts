import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { fileSuffixesRule } from './file-suffixes.rule.ts';

const linter = new Linter();

/** Lint's messages about a module with this name. */
function messagesFor(filename: string, ...lines: readonly string[]): string[] {
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { raade: { rules: { 'file-suffixes': fileSuffixesRule as never } } },
    rules: { 'raade/file-suffixes': 'error' },
  };
  return linter.verify(lines.join('\n'), [config], { filename }).map(({ message }) => message);
}

const STORE = (name: string) =>
  `This module holds a store: call it ${name}, or move the store into such a file.`;
const STYLES = (name: string) => `This module holds nothing but styles: call it ${name}.`;
const QUERY = (name: string) =>
  `This module says what is read with TanStack Query: call it ${name}, or move that into such a file.`;

describe('a store', () => {
  const PLATFORM = "import { createStore, useStore } from '@raade/platform';";
  const ZUSTAND = "import { create as make } from 'zustand';";

  test.each([
    [PLATFORM, 'export const toasts = createStore(() => []);'],
    [
      PLATFORM,
      'const slash = createStore(() => ({}));',
      'export const use = () => useStore(slash);',
    ],
    [PLATFORM, 'export function createDraft() { return createStore(() => ({})); }'],
    [PLATFORM, 'export const createDraft = () => createStore<Draft>(() => ({}));'],
    [
      PLATFORM,
      'function watch() { const store = createStore(() => 1); follow(store); return store; }',
    ],
    [PLATFORM, 'let store; export const get = () => (store ??= createStore(() => ({})));'],
    [ZUSTAND, 'export const useTheme = make(() => ({}));'],
  ])('is said by the suffix .store: %s %s', (...lines) => {
    expect(messagesFor('toast-store.ts', ...lines)).toEqual([STORE('toast.store.ts')]);
    expect(messagesFor('drafts.page.tsx', ...lines)).toEqual([STORE('drafts.store.tsx')]);
    expect(messagesFor('toast.store.ts', ...lines)).toEqual([]);
  });

  test('that is a detail of something larger leaves its module the name', () => {
    const loader =
      'export function createLoader() { const store = createStore(f); return { store }; }';
    expect(messagesFor('remote-loader.ts', PLATFORM, loader)).toEqual([]);
  });

  test('that another module made, or that has only the name in common, is none', () => {
    const own = 'const createStore = () => 1; export const shop = createStore();';
    const passedOn = "export { createStore } from 'zustand/vanilla';";
    expect(messagesFor('shop.ts', own)).toEqual([]);
    expect(messagesFor('state.ts', passedOn)).toEqual([]);
  });
});

describe('styles alone', () => {
  test.each([
    'export const Card = styled.div`color: red;`;',
    'export const Small = styled(Card).attrs({ id })<Props>`color: red;`;',
    'export const actionOnDark = css`color: red;`; export type Look = string;',
    'const Card = styled.div``; export default styled(Card)``;',
    'const turn = keyframes``; export const Spinner = styled.i`animation: ${turn};`;',
  ])('are said by the suffix .styles: %s', (code) => {
    expect(messagesFor('card-look.ts', code)).toEqual([STYLES('card.styles.ts')]);
    expect(messagesFor('card.styles.ts', code)).toEqual([]);
  });

  test.each([
    'export const Card = styled.div``; export function Cards() { return <Card />; }',
    'export const Card = styled.div``; export const WIDTH = 3;',
    'const Card = styled.div``; export const cards = () => <Card />;',
    "export { Card } from './card.styles.ts';",
    "export { styled, css } from 'styled-components';",
    'const Card = styled.div``;',
  ])('are not all that this module holds: %s', (code) => {
    expect(messagesFor('card.tsx', code)).toEqual([]);
  });
});

describe('reading with TanStack Query', () => {
  const TANSTACK =
    "import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';";

  test.each([
    [TANSTACK, 'export const totals = queryOptions({ queryKey });'],
    [
      TANSTACK,
      'export const audienceQuery = (type) => infiniteQueryOptions({ queryKey: [type] });',
    ],
    [TANSTACK, 'export function useRecords() { return useInfiniteQuery(records); }'],
    [TANSTACK, 'export const useRecords = () => useQuery(records);'],
    ["import { paged } from './paged.query.ts';", 'export const donations = paged({ name });'],
  ])('is said by the suffix .query: %s %s', (...lines) => {
    expect(messagesFor('use-records.ts', ...lines)).toEqual([QUERY('records.query.ts')]);
    expect(messagesFor('donation-queries.ts', ...lines)).toEqual([QUERY('donation.query.ts')]);
    expect(messagesFor('donations.query.ts', ...lines)).toEqual([]);
  });

  test.each([
    [TANSTACK, 'export function Totals() { return <p>{useQuery(totals).data}</p>; }'],
    [
      TANSTACK,
      'export function useShow() { const client = useQueryClient(); useMutation(write); }',
    ],
    [
      "import { audience } from './audience.query.ts';",
      'export const Note = () => audience(type);',
    ],
  ])('by others leaves a module its name: %s %s', (...lines) => {
    expect(messagesFor('totals.tsx', ...lines)).toEqual([]);
  });
});
