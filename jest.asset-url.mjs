/** The address of a picture or a font, which only a build knows. */
export default 'asset:';
