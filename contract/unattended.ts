/** Header of requests that the app makes by itself in a tab that is not used: they do not prolong a session of staff. */
export const UNATTENDED_HEADER = 'x-unattended'
