import type { Page } from 'playwright-core'
import { leaveBrands, makeDeskBrand } from './desk-brand.ts'
import { openPath, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

type Brand = NonNullable<Parameters<typeof makeDeskBrand>[1]>

export interface DeskScreen {
  readonly name: string
  readonly brand?: Brand
  readonly path: string
  /** Waits for the content, or does what leads to the state. */
  readonly ready?: (page: Page, visit: ScreenVisit, brandId: string) => Promise<unknown>
  readonly before?: (visit: ScreenVisit, brandId: string) => Promise<unknown>
  readonly cleanUp?: (visit: ScreenVisit) => Promise<unknown>
}

/** A screen of the workspace, with a brand of its own. */
export const desk = ({ name, brand = {}, path, before, ready, cleanUp }: DeskScreen): Screen => ({
  name: `desk-${name}`,
  as: 'member',
  open: async (visit) => {
    const { page } = visit.device
    // A failed first attempt may have left one.
    await leaveBrands(visit)
    const brandId = await makeDeskBrand(visit, brand)
    await before?.(visit, brandId)
    await openPath(page, path)
    await ready?.(page, visit, brandId)
    await waitForImages(page)
  },
  cleanUp: async (visit) => {
    await cleanUp?.(visit)
    await leaveBrands(visit)
  },
})

export const text = (page: Page, words: RegExp) => page.getByText(words).first().waitFor()
export const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** The calls get no answer yet, or none at all. */
export const answering = (calls: string, how: 'never' | 'failed') => ({
  before: ({ device }: ScreenVisit) =>
    device.page.route(calls, (route) => (how === 'failed' ? route.abort('failed') : undefined)),
  cleanUp: ({ device }: ScreenVisit) => device.page.unroute(calls),
})
