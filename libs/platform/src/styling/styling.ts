export { css, keyframes, styled } from 'styled-components';
