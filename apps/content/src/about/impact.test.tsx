import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render } from '@testing-library/react';
import Impact from './impact.section.tsx';

test('beside what became of gifts stands who receives them, by its papers', () => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  expect(render(<Impact />).container.textContent).toContain(
    'Gifts go to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).',
  );
});
