/* global addEventListener, document, window, CSSFontFaceRule, FontFace */

// Shows the fonts of the site on a first visit where the line is quick enough: the page then waits for them, for a
// moment. What comes later would move what is being read, so it waits for the next page (`src/fonts/late-fonts.tsx`),
// and is asked for after all else: a browser that waits for a font holds the first frame back.
// Inlined into every page, behind its styles, whose own rules show fonts at once or never.
{
  /** After that many milliseconds the page is shown, in whichever fonts there are. */
  const PATIENCE = 150;
  /** A server that takes longer to answer will not send two fonts within that time. */
  const QUICK = 80;

  const { saveData, effectiveType } = navigator.connection ?? {};
  const [visit] = performance.getEntriesByType('navigation');
  const isThin = saveData || /2g$/.test(effectiveType);
  const isQuick = !isThin && visit?.responseStart - visit?.requestStart < QUICK;

  /** Families of the page's own rules that every page needs. */
  const readFonts = () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const values = ['font-family', 'src', 'font-weight', 'unicode-range'].map((name) =>
        rule.style.getPropertyValue(name),
      );
      const [family, src, weight, range] = values;
      // One that names its characters is for pages that have them: the browser loads it there.
      if (range || !src.startsWith('url(')) return [];
      return [new FontFace(family.replace(/["']/g, ''), src, { weight })];
    });
  };

  const root = document.documentElement;
  let isAwaited = isQuick;
  const goOn = () => {
    isAwaited = false;
    delete root.dataset.fonts;
  };
  const load = async () => {
    const fonts = readFonts();
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
