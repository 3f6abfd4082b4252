/** Product 16. */
export const HISTORY = { most: 500, days: 90, pageSize: 50 } as const
