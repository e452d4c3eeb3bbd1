import { BRAND } from '@raade/contracts/base/brand';
import { below, styled } from '@raade/platform';
import { LOGO_IMAGES, type LogoInk } from './logo-images.ts';
import { GREATEST_HEIGHT, HEIGHTS, LOGO_RATIO, type LogoForm, SHORT_BELOW } from './logo-size.ts';

/** Widest first, so that the narrowest query that holds comes last and wins. */
const HEIGHT_RULES = [...HEIGHTS]
  .reverse()
  .map(({ upTo, height }) => `@media ${below(upTo)} { height: ${height}; }`)
  .join('\n');

const Picture = styled.picture<{ $form: LogoForm }>`
  display: block;
  flex: none;
  height: ${GREATEST_HEIGHT};
  aspect-ratio: ${({ $form }) => LOGO_RATIO[$form]};
  ${HEIGHT_RULES}

  @media ${below(SHORT_BELOW)} {
    aspect-ratio: ${LOGO_RATIO.short};
  }

  img {
    width: 100%;
    height: 100%;
    font: 700 1.25rem / 2 var(--font-display);
  }
`;

const MARK = 'data-prerendered-logo';

interface PrerenderedLogoProps {
  readonly ink: LogoInk;
  readonly form: LogoForm;
}

/** The logo where no script can measure the screen: rendered at build time, sized by style sheet alone. */
export function PrerenderedLogo({ ink, form }: PrerenderedLogoProps) {
  return (
    <Picture $form={form} {...{ [MARK]: ink }}>
      <source media={below(SHORT_BELOW)} srcSet={LOGO_IMAGES.short[ink]} />
      <img src={LOGO_IMAGES[form][ink]} alt={BRAND.shortName} />
    </Picture>
  );
}

/** True if the prerendered page shows the logo already: a placeholder would only flicker. */
export function isLogoShown(): boolean {
  const image = document.querySelector<HTMLImageElement>(`[${MARK}] img`);
  return image?.complete === true && image.naturalWidth > 0;
}
