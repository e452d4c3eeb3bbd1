import { registrySchema } from './registry.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releasesFileSchema } from './releases.ts';

const RELEASE = '0123456789abcdef';
const described = {
  integrity: `sha384-${'A'.repeat(64)}`,
  platform: '^1.0.0',
  paths: ['apply/*'],
  slots: ['conference.donation'],
};
const url = `https://giving.example.org/r/${RELEASE}/remoteEntry.js`;

/** Each file as it is written with the id of the release like that. */
const files = {
  'registry.json': [
    registrySchema,
    (id: object) => ({ schema: 1, remotes: { giving: { url, ...described, ...id } } }),
  ],
  'release.json': [
    releaseDescriptionSchema,
    (id: object) => ({
      schema: 1,
      name: 'giving',
      pointer: { ...described, ...id },
    }),
  ],
  'releases.json': [
    releasesFileSchema,
    (id: object) => ({
      schema: 1,
      releases: [{ ...id, published_at: '2030-01-01T00:00:00.000Z' }],
    }),
  ],
} as const;

test.each(Object.entries(files))(
  '%s says the same whether a release is called so, by its old name, or by both',
  (_name, [schema, file]) => {
    const today = file({ release: RELEASE });
    expect(schema.parse(today)).toEqual(today);
    expect(schema.parse(file({ version: RELEASE }))).toEqual(today);
    expect(schema.parse(file({ release: RELEASE, version: RELEASE }))).toEqual(today);
  },
);

test.each(Object.values(files))(
  'the new name counts, and one of both there must be',
  (schema, file) => {
    const both = file({ release: RELEASE, version: 'fedcba9876543210' });
    expect(schema.parse(both)).toEqual(file({ release: RELEASE }));
    expect(schema.safeParse(file({})).success).toBe(false);
    expect(schema.safeParse(file({ version: 'latest' })).success).toBe(false);
  },
);
