/** Version of `@raade/platform` that this shell was built with. */
declare const PLATFORM_VERSION: string;
