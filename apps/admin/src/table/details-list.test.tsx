import { render, screen } from '@testing-library/react';
import { DetailsList } from './details-list.tsx';

test('an email address is a mailto link, unless it contains more than an address', () => {
  const hostile = 'ada@example.org?bcc=eve@example.org';
  render(
    <>
      <DetailsList lines={[['Email', 'ada@example.org']]} />
      <DetailsList lines={[['Email', hostile]]} />
    </>,
  );
  screen.getByText(hostile);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:ada@example.org',
  ]);
});
