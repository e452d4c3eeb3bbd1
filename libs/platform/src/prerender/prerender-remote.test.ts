import { createElement, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { today } from '../day/site-day.ts';
import { environment } from '../environment/environment.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { lazyPage } from '../remote/lazy-page.tsx';
import { Slot } from '../slots/slot.tsx';
import { prerenderRemote, prerenderSlots } from './prerender-remote.tsx';
import { PRERENDERING } from './testing/sample-prerendering.ts';

const Title = styled.h1`
  color: var(--color-sun);
`;

function AboutPage() {
  const [name] = useState('About');
  return createElement(
    'article',
    null,
    createElement(Title, null, name, ' us'),
    createElement(Link, { to: '/contact' }, 'Contact'),
    createElement(Slot, { name: 'about.donation' }),
  );
}

function BrokenPage(): never {
  throw new Error('no window here');
}

const secretPage = () => createElement('p', null, environment().functionsRegion);
const dayPage = () => createElement('p', null, today());
const addressPage = () => createElement('p', null, environment().siteUrl);

const render = prerenderRemote(
  defineRemote({
    name: 'sample',
    routes: {
      about: [
        {
          index: true,
          element: createElement(lazyPage(() => Promise.resolve({ default: AboutPage }))),
        },
      ],
      'odd/*': [
        { path: 'broken', element: createElement(Suspense, null, createElement(BrokenPage)) },
        { path: 'secret', element: createElement(secretPage) },
        { path: 'day', element: createElement(dayPage) },
        { path: 'address', element: createElement(addressPage) },
      ],
    },
    slots: {},
  }),
  PRERENDERING,
);

const MARKED_STYLE =
  /^<style data-styled="true" data-styled-version="[\d.]+">[^<]*<\/style><article>/;

test('a page is rendered completely, with its styles first', async () => {
  const html = await render('/about');
  expect(html).toMatch(MARKED_STYLE);
  expect(html).toMatch(/>\.\w+\{color:var\(--color-sun\);\}/);
  expect(html).toContain('>About<!-- --> us</h1>');
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain('<script');
});

test('a slot is rendered as an element with its name', async () => {
  expect(await render('/about')).toContain('<raade-slot name="about.donation"></raade-slot>');
});

test('errors of a page and addresses without a page are thrown', async () => {
  await expect(render('/odd/broken')).rejects.toThrow('no window here');
  await expect(render('/nowhere')).rejects.toThrow('There is no route /nowhere.');
  await expect(render('/about/nobody')).rejects.toThrow('There is no route /about/nobody.');
  await expect(render('/odd/nothing')).rejects.toThrow('There is no route /odd/nothing.');
});

test("only a placeholder of the site's address is known from the environment", async () => {
  expect(await render('/odd/address')).toContain('<p>https://site.invalid</p>');
  await expect(render('/odd/secret')).rejects.toThrow(
    'environment().functionsRegion is not known when a page is rendered',
  );
});

test('a page that shows the day is rendered for the given day', async () => {
  await expect(render('/odd/day')).rejects.toThrow('`changesOn` in src/prerender.ts');
  expect(await render('/odd/day', '2025-03-01')).toContain('<p>2025-03-01</p>');
  expect(await render('/odd/day', '2025-04-11')).toContain('<p>2025-04-11</p>');
});

test('slots are rendered like pages, and unknown slots throw', async () => {
  const renderSlot = prerenderSlots(
    defineRemote({ name: 'sample', routes: {}, slots: { 'about.donation': AboutPage } }),
    PRERENDERING,
  );
  expect(await renderSlot('about.donation')).toMatch(MARKED_STYLE);
  expect(() => renderSlot('home.news')).toThrow('sample does not fill the slot "home.news".');
});
