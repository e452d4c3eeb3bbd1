import { defineRemote } from '@raade/bundling/remote.build.ts';
import { checkContent } from './src/content/check-content.ts';
import { CONTENT_FILES } from './src/content/content-files.ts';

// Content that is wrong must not become a release.
checkContent(CONTENT_FILES);

export default defineRemote(import.meta.dirname);
