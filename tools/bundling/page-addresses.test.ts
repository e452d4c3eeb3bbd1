import { checkPageAddresses } from './page-addresses.ts';

const giving = { name: 'giving', paths: ['donate', 'apply/*'] };

test('pages under the paths of their remote are accepted', () => {
  expect(() => checkPageAddresses(giving, ['/donate', '/apply/student'])).not.toThrow();
});

test('a page outside of the paths of its remote is refused', () => {
  expect(() => checkPageAddresses(giving, ['/donate', '/mentor'])).toThrow(
    'giving: the page "/mentor" lies under none of its paths; add "mentor" to the paths in remote.json',
  );
});
