import { render } from '@testing-library/react';
import Impact from './impact.section.tsx';

test('the section on the use of donations names their recipient with its registration', () => {
  expect(render(<Impact />).container.textContent).toContain(
    'Gifts go to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).',
  );
});
