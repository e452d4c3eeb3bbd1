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
])("%s shows the remote's page", (address, page) => {
  open(address);
  expect(screen.getByText(page)).toBeTruthy();
});

test.each(['/donate/nothing', '/apply/nothing', '/apply/student/more'])(
  '%s, where the remote has no page, shows the fallback',
  (address) => {
    open(address);
    expect(screen.getByText('not found')).toBeTruthy();
  },
);

test('links of a page are relative to the path of its remote', () => {
  open('/donate/thanks');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/donate');
});

test('the pattern of a path includes all addresses below it, except for the home page', () => {
  expect(['', 'donate', 'apply/*'].map(routePath)).toEqual(['', 'donate/*', 'apply/*']);
});
