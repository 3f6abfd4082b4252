import type { Page } from 'playwright-core'
import { demoId } from '#web/features/demo-dashboard/label/demo-id.ts'
import { PATHS, to } from '#web/paths.ts'
import { openPath, type Screen, waitForImages } from './screen.ts'

interface DemoScreen {
  readonly name: string
  readonly path: string
  readonly page?: Screen['page']
  readonly ready: (page: Page) => Promise<unknown>
}

const demo = ({ name, path, page, ready }: DemoScreen): Screen => ({
  name: `demo-${name}`,
  as: 'visitor',
  ...(page && { page }),
  open: async ({ device }) => {
    await openPath(device.page, path)
    await ready(device.page)
    await waitForImages(device.page)
  },
})

const closeTour = (page: Page) =>
  page
    .getByRole('button', { name: /^(Rundgang beenden|End the tour)$/ })
    .first()
    .click()

/** The demo of the workspace: its own parts, and one section of each kind. Tables and forms are inspected as `desk-…`. */
export const DEMO: readonly Screen[] = [
  demo({
    name: 'tour',
    path: PATHS.demo,
    ready: (page) =>
      page.getByRole('heading', { name: /^(So sieht dein Tag aus|What your day looks like)$/ }).waitFor(),
  }),
  demo({
    name: 'overview',
    path: PATHS.demo,
    page: PATHS.demo,
    ready: async (page) => {
      await closeTour(page)
      await page.getByRole('link', { name: 'Nordwand Parka' }).first().waitFor()
    },
  }),
  demo({
    name: 'products',
    path: to(PATHS.demoSection, { section: 'products' }),
    page: PATHS.demoSection,
    ready: (page) => page.getByText('Kai Hoodie').first().waitFor(),
  }),
  demo({
    name: 'product',
    path: to(PATHS.demoPart, { section: 'edit-product', part: demoId('product', 10) }),
    page: PATHS.demoPart,
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Nordwand Parka' }).waitFor(),
  }),
  demo({
    name: 'feed',
    path: to(PATHS.demoDetail, { section: 'import-products', part: 'feed', detail: demoId('feed', 1) }),
    page: PATHS.demoDetail,
    ready: (page) => page.getByText('nordkante.example').first().waitFor(),
  }),
  {
    name: 'demo-nothing',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, '/demo-dashboard/nothing')
      await openPath(page, '/demo-dashboard/nothing')
      await page.getByRole('link', { name: /^(Zur Übersicht der Demo|To the overview of the demo)$/ }).waitFor()
    },
  },
]
