/* global addEventListener, document, window, FIRST_FONTS, FontFace */

// Shows the fonts of the site on a first visit where the line is quick enough: the page then waits for them, for a
// moment. What comes later would move what is being read, so it waits for the next page (`src/fonts/late-fonts.tsx`),
// and is asked for after all else: a browser that waits for a font holds the first frame back.
// Inlined into every page, whose own style rules show fonts at once or never. `FIRST_FONTS` is what these rules say: the
// build writes it (`tools/bundling/first-fonts.ts`), since a slow phone takes long to read rules.
{
  /** After that many milliseconds the page is shown, in whichever fonts there are. */
  const PATIENCE = 150;
  /** A server that takes longer to answer will not send two fonts within that time. */
  const QUICK = 80;

  const { saveData, effectiveType } = navigator.connection ?? {};
  const [visit] = performance.getEntriesByType('navigation');
  const isThin = saveData || /2g$/.test(effectiveType);
  const isQuick = !isThin && visit?.responseStart - visit?.requestStart < QUICK;

  const root = document.documentElement;
  let isAwaited = isQuick;
  const goOn = () => {
    isAwaited = false;
    delete root.dataset.fonts;
  };
  const load = async () => {
    const faces = FIRST_FONTS;
    const fonts = faces.map(([family, src, weight]) => new FontFace(family, src, { weight }));
    const show = () => {
      for (const font of fonts) document.fonts.add(font);
    };
    await Promise.all(fonts.map((font) => font.load()));
    if (isAwaited) show();
    else window.raadeShowFonts = show;
    goOn();
  };
  // Without them the visit goes on in the fonts of the system.
  const tryToLoad = () => load().catch(goOn);

  if (isQuick) {
    root.dataset.fonts = 'awaited';
    setTimeout(goOn, PATIENCE);
    tryToLoad();
  } else addEventListener('load', tryToLoad);
}
