/** Product 0: an invitation ends after this many days. */
export const INVITE_DAYS = 7
