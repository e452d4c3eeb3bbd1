import { expect, type Locator } from '@playwright/test';

interface EntryLook {
  readonly name: string;
  readonly background: string;
  readonly color: string;
  readonly weight: number;
}

interface Looks {
  readonly highlighted: EntryLook;
  readonly others: readonly EntryLook[];
}

/** How the entries of the conference's menu look: 'Register Now', and those around it. */
export async function looksOf(entries: Locator): Promise<Looks> {
  const looks = await entries.evaluateAll((links) =>
    links.map((link) => {
      const { backgroundColor: background, color, fontWeight } = getComputedStyle(link);
      return { name: link.textContent, background, color, weight: Number(fontWeight) };
    }),
  );
  const [highlighted, ...more] = looks.filter(({ name }) => name === 'Register Now');
  expect(more).toEqual([]);
  if (!highlighted) throw new Error('There is no entry Register Now.');
  return { highlighted, others: looks.filter((look) => look !== highlighted) };
}
