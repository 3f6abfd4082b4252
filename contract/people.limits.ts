/** The accounts of users in the administration. */
export const PEOPLE = { page: 25, mostSearched: 254, mostLockDays: 1825 } as const

/** Which accounts a list shows. */
export const PEOPLE_STATES = ['locked', 'unconfirmed', 'staff'] as const
export type PeopleState = (typeof PEOPLE_STATES)[number]
