import { OverviewArea } from '#web/features/admin-overview/overview-area.tsx'

/** Product 14, Übersicht: what waits, and how the installation is. */
export const Area = OverviewArea
