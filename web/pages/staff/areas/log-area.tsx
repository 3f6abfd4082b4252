import { LogArea } from '#web/features/admin-log/log-area.tsx'

/** Product 14: the audit log. */
export const Area = LogArea
