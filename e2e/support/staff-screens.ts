import { PATHS } from '#web/paths.ts'
import { ADMIN_BRANDS } from './admin-brands-screens.ts'
import { ADMIN_CONTENT } from './admin-content-screens.ts'
import { ADMIN_PEOPLE } from './admin-people-screens.ts'
import { ADMIN } from './admin-screens.ts'
import { ADMIN_SUPPORT } from './admin-support-screens.ts'
import { ADMIN_SYSTEM } from './admin-system-screens.ts'
import { REVIEW } from './review-screens.ts'
import { openPath, type Screen } from './screen.ts'

/** The administration without a role. */
export const STAFF_REFUSED: readonly Screen[] = [
  {
    name: 'admin-refused',
    as: 'member',
    page: PATHS.admin,
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404)
      await openPath(page, PATHS.admin)
      await page.locator('.empty-state').waitFor()
    },
  },
  {
    name: 'admin-chat-refused',
    as: 'member',
    page: PATHS.adminChat,
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404)
      await openPath(page, PATHS.adminChat)
      await page.locator('.empty-state').waitFor()
    },
  },
]

/** The administration as staff see it. */
export const STAFF_AREAS: readonly Screen[] = [
  ...ADMIN,
  ...ADMIN_BRANDS,
  ...ADMIN_PEOPLE,
  ...ADMIN_CONTENT,
  ...ADMIN_SYSTEM,
  ...ADMIN_SUPPORT,
  ...REVIEW,
]
