import { SAMPLE } from '../sample-content.ts';
import { checkAddresses } from './check-addresses.ts';

const [ama, baraka] = SAMPLE.speakers;
if (!ama || !baraka) throw new Error('The sample has too few speakers.');

function found(ofAma: Partial<typeof ama>, ofBaraka: Partial<typeof ama>) {
  const speakers = [
    { ...ama, ...ofAma },
    { ...baraka, ...ofBaraka },
  ] as typeof SAMPLE.speakers;
  return checkAddresses({ ...SAMPLE, speakers }).map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
}

test('each page may have an address of its own, its id among its former ones, or an old one again', () => {
  expect(found({}, {})).toEqual([]);
  expect(found({ address: 'dr-ama', formerAddresses: [ama.id, 'dr-ama'] }, {})).toEqual([]);
});

test('two pages at one address are named, both', () => {
  expect(found({ address: 'x' }, { address: 'x' })).toEqual([
    `speakers.${ama.id}.address: "x" is the address of ${baraka.name}`,
    `speakers.${baraka.id}.address: "x" is the address of ${ama.name}`,
  ]);
});

test('an address that leads to another page by its id or from before is taken', () => {
  expect(found({ address: baraka.id }, { address: 'b' })).toEqual([
    `speakers.${ama.id}.address: "${baraka.id}" is the id of ${baraka.name}`,
    `speakers.${baraka.id}.id: "${baraka.id}" is the address of ${ama.name}`,
  ]);
  expect(found({ address: 'x' }, { formerAddresses: ['y', 'x'] })).toEqual([
    `speakers.${ama.id}.address: "x" is a former address of ${baraka.name} and leads there`,
    `speakers.${baraka.id}.formerAddresses.1: "x" is the address of ${ama.name}`,
  ]);
});

test('a project may be at the address of a speaker: they are in other folders', () => {
  const [project, ...others] = SAMPLE.projects;
  const projects = [{ ...project, address: ama.id }, ...others] as typeof SAMPLE.projects;
  expect(checkAddresses({ ...SAMPLE, projects })).toEqual([]);
});
