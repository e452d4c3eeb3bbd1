import { content } from '@raade/content-model/provided/provided-content';

export const STUDIOS = content('studios');
