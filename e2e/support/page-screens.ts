import type { PageDeclaration } from '#web/pages/page.ts'
import { openPath, type Screen } from './screen.ts'

/** What the inspection needs of a page of web/pages/table.ts. */
export type InspectedPage = Pick<PageDeclaration, 'path' | 'canonical' | 'audience'>

/** An id that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const UNKNOWN_PATH = '/nowhere'

/** `each-user`: by visitors and by members, where both have it. `once`: by one of them, and under one of its paths. */
export type Thoroughness = 'once' | 'each-user'

/** Inspections of the pages that none of the screens declares. */
export function undeclaredPages(
  pages: readonly InspectedPage[],
  screens: readonly Screen[],
  thoroughness: Thoroughness,
): readonly Screen[] {
  return pages.flatMap(({ path, canonical, audience }) => {
    const users = (['visitor', 'member'] as const).filter((user) => audience.includes(user))
    const missing = users.filter((user) => !screens.some((screen) => screen.page === path && screen.as === user))
    if (thoroughness === 'each-user') return missing.map((user) => screenOf(path, user))
    const isInspected = missing.length < users.length || (canonical !== undefined && canonical !== path)
    return isInspected ? [] : missing.slice(0, 1).map((user) => screenOf(path, user))
  })
}

const screenOf = (path: InspectedPage['path'], as: Screen['as']): Screen => ({
  name: path,
  as,
  page: path,
  open: async ({ device: { page, monitor } }) => {
    // For an unknown or invalid id, and for an unknown path.
    if (path === '*' || path.includes(':')) for (const status of [400, 404]) monitor.allowStatus(status)
    await openPath(page, path === '*' ? UNKNOWN_PATH : path.replaceAll(/:\w+/g, UNKNOWN_ID))
  },
})
