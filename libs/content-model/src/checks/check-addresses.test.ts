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

test('a page may have its own address, with its id and that address among its former ones', () => {
  expect(found({}, {})).toEqual([]);
  expect(found({ address: 'dr-ama', formerAddresses: [ama.id, 'dr-ama'] }, {})).toEqual([]);
});

test('two pages at one address are both reported', () => {
  expect(found({ address: 'x' }, { address: 'x' })).toEqual([
    `speakers.${ama.id}.address: "x" is the address of ${baraka.name}`,
    `speakers.${baraka.id}.address: "x" is the address of ${ama.name}`,
  ]);
});

test('an address that is the id or a former address of another page is reported', () => {
  expect(found({ address: baraka.id }, { address: 'b' })).toEqual([
    `speakers.${ama.id}.address: "${baraka.id}" is the id of ${baraka.name}`,
    `speakers.${baraka.id}.id: "${baraka.id}" is the address of ${ama.name}`,
  ]);
  expect(found({ address: 'x' }, { formerAddresses: ['y', 'x'] })).toEqual([
    `speakers.${ama.id}.address: "x" is a former address of ${baraka.name} and leads there`,
    `speakers.${baraka.id}.formerAddresses.1: "x" is the address of ${ama.name}`,
  ]);
});

test('a project may have the address of a speaker, since they are in different folders', () => {
  const [project, ...others] = SAMPLE.projects;
  const projects = [{ ...project, address: ama.id }, ...others] as typeof SAMPLE.projects;
  expect(checkAddresses({ ...SAMPLE, projects })).toEqual([]);
});
