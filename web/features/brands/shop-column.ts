/** The page's column, for all of a shop that its brand has not designed: a designed shop has the whole width. */
export const SHOP_COLUMN = 'mx-auto w-full max-w-6xl px-4 pb-[calc(var(--nav-height)+2rem)] sm:px-6'
