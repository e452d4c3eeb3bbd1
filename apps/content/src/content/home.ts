import { content } from '@raade/content-model/provided/provided-content';

export const HOME = content('home');
