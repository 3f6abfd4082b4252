import { PATHS } from '#web/paths.ts'
import { apiOf } from './api.ts'
import { call } from './person.ts'
import { openPath, pageScreen, type Screen, type ScreenVisit } from './screen.ts'

async function deleteDrops({ device: { context }, url }: ScreenVisit): Promise<void> {
  const { drops } = (await (await call(context.request, url, 'GET', '/api/alerts')).json()) as {
    drops: readonly { id: string }[]
  }
  for (const { id } of drops) await call(context.request, url, 'DELETE', `/api/alerts/drops/${id}`)
}

/** Mails about drops: the subscriptions in the profile, and the pages behind the links. */
export const DROPS: readonly Screen[] = [
  {
    name: 'profile-alerts',
    as: 'member',
    open: async (visit) => {
      const { device, url } = visit
      const { page, context } = device
      const products = await apiOf(device, url).feed()
      const drops = products.filter(({ releaseDate }) => releaseDate !== null && Date.parse(releaseDate) > Date.now())
      const { email } = (await (await call(context.request, url, 'GET', '/api/auth/me')).json()) as { email: string }
      for (const { id } of drops.slice(0, 2)) {
        await call(context.request, url, 'POST', `/api/products/${id}/notifications`, { email })
      }
      await openPath(page, '/profile')
      await page.getByRole('listitem').getByText(email).nth(1).waitFor()
    },
    cleanUp: deleteDrops,
  },
  pageScreen('drop-confirm', 'visitor', PATHS.dropConfirm, '?token=x'),
  pageScreen('drop-confirmed', 'visitor', PATHS.dropConfirmed),
  pageScreen('drop-unsubscribe', 'visitor', PATHS.dropUnsubscribe, '?token=x'),
  pageScreen('drop-link-expired', 'visitor', PATHS.dropExpired),
]
