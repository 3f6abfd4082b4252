/** Product 0: an invitation ends after this many days. */
export const INVITE_DAYS = 7
/** Open invitations and members of one brand together. */
export const TEAM_MOST = 50
