import { missingContent, provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_NAMES, SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';

// Imported first by what tools read of this app. Browsers never load it: their content comes with the page.
if (missingContent(SAMPLE_NAMES).length === SAMPLE_NAMES.length) {
  provideContent(SAMPLE_PARTS, SAMPLE_REVISION);
}
