import { content } from '@raade/content-model/provided/provided-content';

export const BRAND_TEXTS = content('brand');
