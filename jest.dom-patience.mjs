import { configure } from '@testing-library/react';

// On a busy machine, updates of a page can take longer than the second that Testing Library waits.
configure({ asyncUtilTimeout: 15_000 });
