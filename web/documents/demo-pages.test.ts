import { expect, test } from 'vitest'
import { BRAND_RIGHTS } from '#contract/rights.ts'
import { demoAddress, workspacePath } from '#web/features/demo-dashboard/demo-address.ts'
import { TOUR } from '#web/features/demo-dashboard/screen/tour-steps.ts'
import { sectionsFor } from '#web/features/workspace/sections.ts'
import { BRAND_PAGES } from '#web/pages/brand/pages.ts'
import { PATHS } from '#web/paths.ts'
import { ROUTES, routeFor } from '#web/start/routes.ts'
import { DOCUMENTS } from './page-documents.ts'

const filled = (path: string) => path.replaceAll(/:\w+/g, '7')

test('every page of the workspace has an address in the demo, and no two the same', () => {
  // The demo sells nothing, so it has no checkout.
  const others: readonly string[] = [PATHS.brandDashboard, PATHS.checkout]
  const paths = BRAND_PAGES.pages.map(({ path }) => path).filter((path) => !others.includes(path))
  const addresses = paths.map((path) => demoAddress(filled(path)))
  expect(new Set(addresses).size).toBe(paths.length)
  for (const [index, address] of addresses.entries()) {
    expect(workspacePath(address ?? '')).toBe(filled(paths[index] ?? ''))
    expect(routeFor(ROUTES.visitor, address ?? '').file, `${address}`).toBe('demo-dashboard')
    expect(DOCUMENTS.pagePath(address ?? ''), `${address}`).not.toBeNull()
  }
})

test('the sections of the demo are those of the workspace', () => {
  const sections = sectionsFor(BRAND_RIGHTS).map(({ path }) => path)
  const shown = sections.map(
    (path) => BRAND_PAGES.pages.find((page) => page.path === workspacePath(demoAddress(path) ?? ''))?.path,
  )
  expect(shown).toEqual(sections)
})

test('links keep their query, and what is no part of the workspace leaves the demo', () => {
  expect(demoAddress('/dashboard/settings?part=company')).toBe('/demo-dashboard/settings?part=company')
  expect(demoAddress('/demo-dashboard/sale#top')).toBe('/demo-dashboard/sale#top')
  expect([demoAddress('/brand-register'), demoAddress('/discovery'), demoAddress('/demo-dashboards')]).toEqual([
    null,
    null,
    null,
  ])
})

test('unknown addresses of the demo are none', () => {
  expect(
    ['/demo-dashboard/nope', '/demo-dashboard/sale/1/2', '/demo-dashboard/brand-register'].map(DOCUMENTS.pagePath),
  ).toEqual([null, null, null])
  expect(routeFor(ROUTES.nativeVisitor, '/demo-dashboard').path).toBe('*')
})

test('the tour has six steps through the sections', () => {
  expect(TOUR).toHaveLength(6)
  expect(TOUR.filter(({ path }) => demoAddress(path) === null)).toEqual([])
})
