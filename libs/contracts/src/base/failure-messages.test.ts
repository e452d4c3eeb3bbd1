import { ERROR_MESSAGES, errorText, PAGE_MESSAGES } from './failure-messages.ts';

test('[ERR-01][ERR-02][ERR-03][ERR-05][ERR-06][ERR-07][ERR-08][ERR-10][ERR-11] the frame has the required text for each failure', () => {
  expect(ERROR_MESSAGES).toEqual({
    loadingPage: 'Loading page...',
    loadingSection: 'Loading section...',
    loadingApplication: 'Loading application...',
    application: {
      title: 'Application Error',
      text: 'An unexpected error occurred while loading the application.',
      action: 'Refresh Page',
    },
    page: {
      title: 'Something went wrong',
      text: "We're sorry, but we couldn't load the page.",
      action: 'Refresh Page',
    },
    crash: {
      title: 'Something went wrong',
      text: 'The application encountered an error. Please try refreshing the page.',
      action: 'Reload Page',
    },
    router: { title: 'Unexpected Application Error!', action: 'Refresh Page' },
    content: { title: 'Content failed to render', action: 'Reload Page' },
    navigation: {
      title: 'Navigation Error',
      text: 'Navigation temporarily unavailable. Please refresh the page.',
      action: 'Refresh Page',
    },
    section: {
      failed: 'Section temporarily unavailable',
      unavailable: 'Section unavailable',
      text: "We're experiencing issues with this section. Please try again later.",
      action: 'Try Again',
    },
    details: 'Technical details',
  });
});

test('[ERR-04][ERR-12] pages have their own texts for their failures', () => {
  expect(PAGE_MESSAGES).toEqual({
    home: { text: 'There was an error loading the page.', action: 'Reload Page' },
    about: {
      text: "We're experiencing some technical difficulties. Please try refreshing the page or visit again later.",
      action: 'Reload Page',
    },
  });
});

test('[ERR-16] an error is shown with its own text, if it has one', () => {
  expect([new Error('no network'), 'no words', { code: 7 }].map(errorText)).toEqual([
    'no network',
    'no words',
    '',
  ]);
});
