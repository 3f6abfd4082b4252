import { PATHS } from '#web/paths.ts'
import { apiOf } from './api.ts'
import { call } from './person.ts'
import { openPath, pageScreen, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

/** Swipes of a user who likes trousers. */
async function swipeSome({ device, url }: ScreenVisit): Promise<void> {
  const { feed, swipeAll } = apiOf(device, url)
  const products = (await feed()).slice(0, 60)
  const isLiked = ({ productType }: { productType: string }) => productType === 'pants'
  await swipeAll(products.filter(isLiked), 'like')
  await swipeAll(
    products.filter((product) => !isLiked(product)),
    'pass',
  )
  await call(device.context.request, url, 'PUT', '/api/style/wish', {
    trait: { is: 'colour', value: 'dark' },
    wish: 'more',
  })
}

/** Everything as it was before. */
async function deleteAll({ device, url }: ScreenVisit): Promise<void> {
  const { request } = device.context
  await call(request, url, 'DELETE', '/api/style/wishes')
  for (const part of ['seen-products', 'viewed-products', 'swipe-history', 'ai-cache'])
    await call(request, url, 'DELETE', `/api/user-${part}`)
  await call(request, url, 'DELETE', '/api/saved-products')
}

/** What users correct, download and delete: style, history, copy of the data, account. */
export const OWN_DATA: readonly Screen[] = [
  pageScreen('own-leave-visitor', 'visitor', PATHS.deleteAccount),
  pageScreen('own-leave', 'member', PATHS.deleteAccount),
  {
    name: 'own-history-empty',
    as: 'member',
    open: async (visit) => {
      await call(visit.device.context.request, visit.url, 'DELETE', '/api/history')
      await openPath(visit.device.page, '/saved?view=history')
      await visit.device.page
        .getByRole('heading', { name: /^(Noch nichts im Verlauf|Nothing in your history yet)$/ })
        .waitFor()
    },
  },
  {
    name: 'own-history',
    as: 'member',
    open: async (visit) => {
      await swipeSome(visit)
      await openPath(visit.device.page, '/saved?view=history')
      await visit.device.page.getByRole('heading', { name: /^(Heute|Today)$/ }).waitFor()
      await waitForImages(visit.device.page)
    },
    cleanUp: deleteAll,
  },
  {
    name: 'own-style',
    as: 'member',
    open: async (visit) => {
      await swipeSome(visit)
      const { page } = visit.device
      await openPath(page, '/profile')
      const title = page.getByRole('heading', { name: /^(Gefällt dir öfter|You like more often)$/ })
      await title.waitFor()
      await title.evaluate((element) => element.closest('section[aria-labelledby]')?.scrollIntoView())
    },
    cleanUp: deleteAll,
  },
  {
    name: 'own-wish',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/profile')
      await page.getByRole('button', { name: /^(Wunsch hinzufügen|Add a wish)$/ }).click()
      await page.getByRole('dialog', { name: /^(Was willst du sehen\?|What do you want to see\?)$/ }).waitFor()
    },
  },
  {
    name: 'own-copy',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/profile')
      const order = page.getByRole('button', { name: /^(Meine Daten herunterladen|Download my data)$/ })
      await order.click()
      await page.getByRole('link', { name: /JSON/ }).waitFor()
      await page.getByRole('link', { name: /JSON/ }).scrollIntoViewIfNeeded()
    },
  },
]
