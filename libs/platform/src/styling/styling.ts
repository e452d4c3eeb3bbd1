export { css, keyframes, styled } from 'styled-components';
export { below, media } from './media.ts';
export { WIDTHS } from '../responsive/widths.ts';
