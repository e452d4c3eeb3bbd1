import { SAMPLE_NAMES, SAMPLE_PARTS, SAMPLE_REVISION } from '../sample-content.ts';
import { missingContent, provideContent } from './provided-content.ts';

// Imported first by what tools read of apps. Browsers never load it: their content comes with the page.
if (missingContent(SAMPLE_NAMES).length === SAMPLE_NAMES.length) {
  provideContent(SAMPLE_PARTS, SAMPLE_REVISION);
}
