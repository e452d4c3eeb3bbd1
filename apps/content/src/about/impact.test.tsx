import { render } from '@testing-library/react';
import Impact from './impact.section.tsx';

test('beside what became of gifts stands who receives them, by its papers', () => {
  expect(render(<Impact />).container.textContent).toContain(
    'Gifts go to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).',
  );
});
