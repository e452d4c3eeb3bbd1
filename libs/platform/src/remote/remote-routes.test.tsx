import { render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Outlet, useRoutes } from 'react-router-dom';
import { remoteRouteObjects, routePath } from './remote-routes.tsx';

const routes = {
  '': [{ index: true, element: <p>home</p> }],
  donate: [
    { index: true, element: <p>donate</p> },
    { path: 'thanks', element: <Link to="..">back</Link> },
  ],
  'apply/*': [
    {
      element: <Outlet />,
      children: [
        { index: true, element: <p>choose</p> },
        { path: 'student', element: <p>student</p> },
      ],
    },
  ],
};

function Site() {
  return useRoutes(remoteRouteObjects({ routes }, <p>not found</p>));
}

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  );
}

test.each([
  ['/', 'home'],
  ['/donate', 'donate'],
  ['/donate/', 'donate'],
  ['/apply', 'choose'],
  ['/apply/student', 'student'],
])('%s leads to the page that the remote has there', (address, page) => {
  open(address);
  expect(screen.getByText(page)).toBeTruthy();
});

test.each(['/donate/nothing', '/apply/nothing', '/apply/student/more'])(
  '%s lies under a path of the remote, which says what stands where it has no page',
  (address) => {
    open(address);
    expect(screen.getByText('not found')).toBeTruthy();
  },
);

test('links of a page are relative to the path that its remote owns', () => {
  open('/donate/thanks');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/donate');
});

test('a path is a pattern for all that lies below it, but the home page has nothing below', () => {
  expect(['', 'donate', 'apply/*'].map(routePath)).toEqual(['', 'donate/*', 'apply/*']);
});
