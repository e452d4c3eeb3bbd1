import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import sharp from 'sharp';
import { drawOgImages, drawPlainOgImage } from './og-images.ts';

const page = (change: Partial<PageDescriptor>): PageDescriptor => ({
  path: '/about',
  title: 'About us - RAADE',
  description: 'Who we are.',
  chunk: 'about',
  ...change,
});

let dist: string;
beforeEach(() => (dist = temporaryFolder()));

test('each public page gets a picture of its own, 1200 by 630 pixels', async () => {
  const pages = [
    page({}),
    page({ path: '/conference/register' }),
    page({ path: '/x', internal: true }),
  ];
  const drawn = await drawOgImages(pages, dist);
  expect([...drawn.keys()]).toEqual(['/about', '/conference/register']);
  const { file = '', alt } = drawn.get('/about') ?? {};
  expect(file).toMatch(/^og\/about\.[0-9a-f]{8}\.png$/);
  expect(alt).toBe('RAADE: About us');
  expect(readdirSync(path.join(dist, 'og'))).toHaveLength(2);
  const { format, width, height } = await sharp(readFileSync(path.join(dist, file))).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('the same text gives the same file name, another text another one', async () => {
  const nameOf = async (title: string) =>
    (await drawOgImages([page({ title })], dist)).get('/about')?.file;
  const name = await nameOf('About us');
  expect(await nameOf('About us')).toBe(name);
  expect(await nameOf('About you')).not.toBe(name);
});

test('the plain picture has the name of RAADE as its alternative text', async () => {
  const { file, alt } = await drawPlainOgImage(dist);
  expect(file).toMatch(/^og\/plain\.[0-9a-f]{8}\.png$/);
  expect(alt).toBe(`${BRAND.shortName}: ${BRAND.fullName}`);
  const { width, height } = await sharp(readFileSync(path.join(dist, file))).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});
