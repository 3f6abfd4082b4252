/** The audit log in the administration. */
export const STAFF_LOG = { page: 50, fileRows: 50_000 } as const

/** Who acted: staff, members of a brand, or the server and its operator. */
export const LOG_ACTORS = ['staff', 'members', 'server'] as const
