import { PeopleArea } from '#web/features/admin-people/people-area.tsx'

/** Product 14, Nutzer. */
export const Area = PeopleArea
