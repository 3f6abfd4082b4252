import { SystemArea } from '#web/features/admin-system/system-area.tsx'

/** Product 14, area 10: how the installation runs. */
export const Area = SystemArea
