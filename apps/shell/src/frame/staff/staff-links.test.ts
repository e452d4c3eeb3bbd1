import { currentLink, linksFor } from './staff-links.ts';

const link = (href: string, right?: string) => ({ name: href, href, group: 'Records', right });

const REGISTRANTS = link('/admin/reconciliation?tab=registrants', 'registrants.read');
const PAYMENTS = link('/admin/reconciliation?tab=payments', 'donations.read');
const TEMPLATES = link('/email-preview');
const WRITE = link('/editor', 'content.read');
const CHANGES = link('/editor/changes', 'content.read');
const LINKS = [REGISTRANTS, PAYMENTS, TEMPLATES, WRITE, CHANGES];

const session = (...rights: string[]) => ({
  access: { may: (right: string) => rights.includes(right), accountPage: '/account' },
});

test('an account gets the links to pages it may read and to pages for all staff', () => {
  expect(linksFor(session('content.read'), LINKS)).toEqual([TEMPLATES, WRITE, CHANGES]);
});

test('an account without its second factor gets no links', () => {
  expect(linksFor({}, LINKS)).toEqual([]);
});

test.each([
  ['/admin/reconciliation', '', REGISTRANTS],
  ['/admin/reconciliation', '?tab=payments&q=ada', PAYMENTS],
  ['/admin/reconciliation', '?tab=unknown', REGISTRANTS],
  ['/editor', '', WRITE],
  ['/editor/sessions/lunch', '', WRITE],
  ['/editor/changes', '', CHANGES],
  ['/editorial', '', undefined],
])('the link for the address %s%s is marked as current', (pathname, search, expected) => {
  expect(currentLink(LINKS, { pathname, search })).toBe(expected);
});
