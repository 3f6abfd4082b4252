/** What the administration shows of the installation at once. */
export const SYSTEM = { failedJobs: 50, errors: 100 } as const
