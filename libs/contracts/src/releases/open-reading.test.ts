import { environmentSchema } from './environment.ts';
import { LOCAL_ENVIRONMENT } from '../local/local-environment.ts';
import { registrySchema } from './registry.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { searchFileSchema } from '../site/search.ts';
import { siteDataSchema } from '../site/site-data.ts';
import { SAMPLE_POINTER } from '../testing/sample-pointer.ts';

/** Objects whose keys are names of remotes or pages, so that an additional key would be one more of these. */
const RECORDS = ['remotes', 'pages', 'areas'];

/** Adds an unknown field to every object of a JSON value, as a future release may. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const isRecord = RECORDS.includes(name) && typeof field === 'object' && field !== null;
    return [name, isRecord ? withUnknownFieldsInEach(field) : withUnknownFields(field)] as const;
  });
  return { ...Object.fromEntries(fields), fromTheFuture: { since: 'tomorrow' } };
}

function withUnknownFieldsInEach(record: object): unknown {
  const items = Object.entries(record).map(
    ([name, item]) => [name, withUnknownFields(item)] as const,
  );
  return Object.fromEntries(items);
}

const { url, ...pointer } = SAMPLE_POINTER;
const entry = { title: 'Clean water', path: '/projects/clean-water', kind: 'Project' };

const link = { name: 'About', href: '/about' };
const navigation = {
  menu: [{ ...link, dropdown: [{ name: 'Team', href: '/about#team' }] }],
  actions: [link],
  menuFoot: [],
  explore: [link],
  contact: [],
  legal: [],
  suggestedLinks: [],
  countdown: [],
  staff: [{ ...link, group: 'Records' }],
};

const files = {
  'registry.json': [registrySchema, { schema: 1, remotes: { giving: { ...pointer, url } } }],
  'environment.json': [environmentSchema, { schema: 1, ...LOCAL_ENVIRONMENT }],
  'release.json': [
    releaseDescriptionSchema,
    { schema: 1, name: 'giving', ...pointer, release: '0'.repeat(32) },
  ],
  'search.json': [searchFileSchema, { entries: [entry] }],
  'the site data of a page': [
    siteDataSchema,
    {
      pages: { '/about': { hero: true, countdown: 'in a bubble' } },
      navigation,
      areas: { admin: 'staff', editor: 'an area of the future' },
      today: '2025-03-01',
    },
  ],
} as const;

test.each(Object.entries(files))(
  '%s of a later release is readable, with any added fields',
  (_name, [schema, file]) => {
    expect(schema.safeParse(withUnknownFields(file)).error?.issues).toBeUndefined();
    expect(schema.parse(withUnknownFields(file))).toMatchObject(file);
  },
);

test.each(['registry.json', 'environment.json', 'release.json'] as const)(
  '%s with another version number is refused',
  (name) => {
    const [schema, file] = files[name];
    const { error } = schema.safeParse({ ...file, schema: 2 });
    expect(error?.issues).toMatchObject([{ path: ['schema'] }]);
  },
);
