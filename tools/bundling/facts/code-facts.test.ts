import { findCodeFacts } from './code-facts.ts';

const FILE = 'apps/giving/src/donate.page.tsx';
const factsOf = (text: string, file = FILE) => findCodeFacts([{ file, text }]);

test('imported names of the platform are found, without types', () => {
  const { names } = factsOf(`
    import { Link, type PageHead, useNear as near } from '@raade/platform';
    import type { RouteObject } from '@raade/platform';
    import { useState } from 'react';
    // import { toast } from '@raade/platform';
    export { css, type Theme } from '@raade/platform';
    export type { Toast } from '@raade/platform';
  `);
  expect(names).toEqual({ Link: FILE, useNear: FILE, css: FILE });
});

test.each([
  "import * as platform from '@raade/platform';",
  "import platform from '@raade/platform';",
  "import '@raade/platform';",
  "export * from '@raade/platform';",
])('an import without names is refused with its file: %s', (text) => {
  expect(() => factsOf(text)).toThrow(
    `${FILE} imports all of @raade/platform: import single names`,
  );
});

test('slots that the code renders are found', () => {
  const { slots } = factsOf(`
    const page = <section><Slot name="conference.donation" /><Slotted name="other" /></section>;
    // <Slot name="gone.long-ago" />
  `);
  expect(slots).toEqual({ 'conference.donation': FILE });
});

test.each(['<Slot name={slot} />', '<Slot />', '<Slot {...slot} />'])(
  'a slot without a literal name is refused with its file: %s',
  (element) => {
    expect(() => factsOf(`const page = ${element};`)).toThrow(
      `${FILE} has a <Slot> without a literal name`,
    );
  },
);

test('style sheets are ignored', () => {
  expect(factsOf('a { content: "import {" }', 'apps/giving/src/a.css').names).toEqual({});
});
