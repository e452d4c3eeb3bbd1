import { screen } from '@testing-library/react';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { speakerAt } from '../content/speakers.ts';
import { hrefOf, part, showPage } from '../testing/show-page.tsx';
import { SpeakerProfile } from './speaker-profile.tsx';
import SpeakerPage from './speaker.page.tsx';

function open(id: string) {
  const found = speakerAt(id, documentContent());
  if (!found) throw new Error(`There is no speaker "${id}".`);
  showPage(<SpeakerProfile speaker={found.item} />);
}

test('[SPK-07][SPK-08][SPK-09][SPK-10][SPK-11][SPK-12] a profile shows all fields', () => {
  open('ama-sample');
  expect(document.title).toBe('Ama Sample | Day Forum');
  const hero = part('Ama Sample');
  expect(hero.getByRole('img', { name: 'Portrait of Ama Sample' })).toBeTruthy();
  expect(hero.text).toContain('Director');
  expect(hero.text).toContain('Sample Institute for Development');
  expect(part('Expertise', 'list').items()).toEqual(['Market research', 'Small firms', 'Teaching']);
  for (const name of [/LinkedIn/, /Twitter/, /ebsite/]) {
    expect(hero.hrefOf(name)).toMatch(/example\.org/);
  }
  expect(part('About').element.querySelectorAll('p')).toHaveLength(2);
  const featured = part('Featured Session');
  expect(featured.text).toContain('Opening Address');
  expect(featured.text).toContain('April 11, 6:00-6:30 PM CDT');
  const additional = part('Additional Sessions');
  expect(additional.text).toContain('Fireside Chat');
  expect(additional.text).toContain('As moderator');
  expect(hrefOf('View All Speakers')).toBe('/conference#speakers-section');
});

test('[SPK-06][SPK-09][SPK-10] missing fields of a speaker are left out', () => {
  open('jabari-stencil');
  const hero = part('Jabari Stencil');
  expect(hero.texts('link')).toEqual([expect.stringMatching(/Speakers$/)]);
  expect(hero.queryByRole('img')).toBeNull();
  expect(part('About').text).toContain('Connects student workshops in nine countries');
  expect(screen.queryByRole('region', { name: 'Additional Sessions' })).toBeNull();
});

test('[SPK-13] an unknown id shows a link back to the forum', () => {
  showPage(<SpeakerPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Speaker not found');
  expect(hrefOf('Return to Conference')).toBe('/conference');
});
