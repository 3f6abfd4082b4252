import { TeamArea } from '#web/features/admin-team/team-area.tsx'

/** Product 14: the roles of staff. */
export const Area = TeamArea
