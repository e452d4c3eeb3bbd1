import { parsePreviewRequest } from './preview-request.ts';

const EDITION = '0123456789abcdef'.repeat(4);

test.each([
  ['edition@drafts', { edition: 'drafts' }],
  ['edition@sample', { edition: 'sample' }],
  [`edition@${EDITION}`, { edition: EDITION }],
  ['day@2025-04-11', { day: '2025-04-11' }],
  [
    'edition@drafts, day@2025-04-11,giving@0123456789abcdef0123456789abcdef',
    { edition: 'drafts', day: '2025-04-11', releases: 'giving@0123456789abcdef0123456789abcdef' },
  ],
  ['giving', { releases: 'giving' }],
])('%s is accepted', (wanted, request) => expect(parsePreviewRequest(wanted)).toEqual(request));

test.each(['edition', 'edition@', 'edition@latest', 'day@today', 'day@2025-04-11,day@2025-04-12'])(
  '%s is refused',
  (wanted) =>
    expect(() => parsePreviewRequest(wanted)).toThrow(
      'It should look like ?preview=edition@drafts',
    ),
);
